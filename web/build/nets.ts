// The nets there are (data/nets/GAMES): `virtual:nets` is a module with the address of each game's net, a file of the page with a
// hash in its name like all others.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:nets';
const folder = resolve(__dirname, '../../data/nets');

export function nets(): Plugin {
  return {
    name: 'borgo-nets',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const games = readFileSync(resolve(folder, 'GAMES'), 'utf8').split(/\s+/).filter(Boolean);
      const files = games.map((game) => JSON.stringify(resolve(folder, `${game}.txt?url`)));
      const imports = files.map((file, index) => `import net${index} from ${file};\n`);
      const members = games.map((game, index) => `${JSON.stringify(game)}: net${index}`);
      return `${imports.join('')}export default { ${members.join(', ')} };`;
    },
  };
}
