// The page's own texts in other languages, taken from the program's catalogues (po/): `virtual:words/fr` is a module with all
// texts the page uses and nothing else. tools/page_texts.py finds them, for the catalogues and for this.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const root = resolve(__dirname, '../..');

export function words(): Plugin {
  return {
    name: 'borgo-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const tool = resolve(root, 'tools/page_texts.py');
      const texts = execFileSync('python3', [tool, '--catalogue', language], { cwd: root });
      return `export default ${texts.toString()}`;
    },
  };
}
