/* Invitations: see hall_parts.h. Two words and a number, nine million of them: short enough to be
 * said over the telephone, and too many to be guessed at the pace that is allowed. */
#include <stdio.h>

#include "host/host.h"
#include "server/hall_parts.h"

enum { WORDS = 100, NUMBERS = 900, FIRST_NUMBER = 100 };

static const char *const first[WORDS] = {
    "amber",  "azure", "basil", "birch",  "blue",  "bold",  "brass",  "brave",  "brick",  "bright",
    "bronze", "calm",  "cedar", "cherry", "chalk", "clay",  "clear",  "clever", "cloud",  "cobalt",
    "copper", "coral", "cosy",  "cream",  "crisp", "daisy", "dawn",   "deep",   "dusk",   "early",
    "east",   "ebony", "elm",   "fair",   "fern",  "fine",  "flint",  "fresh",  "frost",  "gentle",
    "glad",   "glass", "gold",  "grand",  "green", "grey",  "happy",  "hazel",  "honey",  "indigo",
    "iris",   "iron",  "ivory", "jade",   "jolly", "kind",  "large",  "laurel", "lemon",  "light",
    "lilac",  "lime",  "linen", "lively", "lucky", "maple", "marble", "merry",  "mild",   "mint",
    "misty",  "neat",  "new",   "noble",  "north", "oak",   "ocean",  "olive",  "orange", "pearl",
    "pine",   "plain", "plum",  "proud",  "quick", "quiet", "red",    "rose",   "round",  "ruby",
    "silver", "small", "south", "spring", "sunny", "swift", "tall",   "velvet", "warm",   "west"};

static const char *const second[WORDS] = {
    "alley",   "anchor",  "arch",    "arcade",  "attic",    "avenue",  "bakery", "balcony",
    "barn",    "bay",     "beacon",  "bell",    "bench",    "bridge",  "brook",  "cabin",
    "canal",   "castle",  "cellar",  "chapel",  "chimney",  "church",  "clock",  "corner",
    "court",   "cove",    "crane",   "depot",   "dock",     "dome",    "door",   "farm",
    "ferry",   "field",   "forge",   "fort",    "fountain", "gable",   "garden", "gate",
    "glade",   "grove",   "hall",    "harbour", "haven",    "hearth",  "hedge",  "hill",
    "house",   "hut",     "inn",     "island",  "kiosk",    "lake",    "lamp",   "lane",
    "lodge",   "loft",    "manor",   "market",  "meadow",   "mill",    "mole",   "museum",
    "orchard", "palace",  "park",    "path",    "pavilion", "pier",    "plaza",  "pond",
    "porch",   "quay",    "ramp",    "river",   "road",     "roof",    "school", "shop",
    "spire",   "square",  "stable",  "stage",   "stair",    "station", "street", "studio",
    "tavern",  "temple",  "terrace", "theatre", "tower",    "town",    "tunnel", "valley",
    "villa",   "village", "wall",    "well"};

/* Uniform enough: a remainder of 2^32. */
static uint32_t below(uint32_t count)
{
    uint32_t number;
    host_random_bytes(&number, sizeof number);
    return number % count;
}

void draw_invitation(char id[STORE_ID + 1])
{
    snprintf(id, STORE_ID + 1, "%s-%s-%u", first[below(WORDS)], second[below(WORDS)],
             FIRST_NUMBER + below(NUMBERS));
}
