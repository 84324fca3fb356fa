// The lessons (data/lessons) with their texts in one language: `virtual:lessons/fr` is a module with all of them, by game.
// tools/lesson_texts.py translates them.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:lessons/';
const root = resolve(__dirname, '../..');

export function lessons(): Plugin {
  return {
    name: 'borgo-lessons',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const tool = resolve(root, 'tools/lesson_texts.py');
      const texts = execFileSync('python3', [tool, '--catalogue', language], { cwd: root });
      return `export default ${texts.toString()}`;
    },
  };
}
