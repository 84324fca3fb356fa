// Writes the list of files that a first visit brings and that offline play needs later into the service worker (src/offline.js
// is its source), with a version made from their names, which have hashes, and from what lies in public/ without them:
// another page is another version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// Files that are served as they are, without a hash in their names.
const PUBLIC = resolve(__dirname, '../public');

export function offline(): Plugin {
  return {
    name: 'borgo-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const own = readdirSync(PUBLIC).sort();
      const made = Object.keys(bundle).filter((name) => !name.endsWith('.map')).sort();
      const files = [...made, ...own];
      const version = createHash('sha256').update(files.join('\n'));
      for (const name of own) version.update(readFileSync(resolve(PUBLIC, name)));
      for (const part of Object.values(bundle))
        if (part.fileName === 'index.html' && part.type === 'asset') version.update(part.source);
      const source = readFileSync(resolve(__dirname, '../src/offline.js'), 'utf8')
        .replace("'@VERSION@'", JSON.stringify(version.digest('hex').slice(0, 16)))
        .replace("'@FILES@'", files.map((name) => JSON.stringify(name)).join(', '));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
