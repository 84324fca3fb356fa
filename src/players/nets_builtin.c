/* The nets that came with the program, data/nets: see nets.h. The browser's build has none of them;
 * there the page fetches one and src/wasm keeps it. */
#include <string.h>

#include "core/embedded.h"
#include "players/nets.h"

extern const struct borgo_embedded borgo_nets_texts[];

const char *borgo_nets_builtin(const struct borgo_game *game)
{
    const struct borgo_embedded *net = borgo_nets_texts;
    while (net->name && strcmp(net->name, game->name) != 0)
        net++;
    return net->text;
}
