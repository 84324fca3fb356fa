import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { lessons } from './build/lessons';
import { nets } from './build/nets';
import { offline } from './build/offline';
import { words } from './build/words';

// The rules as built for the browser (tools/wasm.ini); the program's build says where it put them.
const module = process.env.BORGO_WASM ?? '../build-wasm/src/wasm/borgo.wasm';

export default defineConfig({
  // The same files work at any address of any static host.
  base: './',
  plugins: [svelte(), words(), lessons(), nets(), offline()],
  worker: { format: 'es', plugins: () => [nets()] },
  resolve: { alias: [{ find: /^borgo\.wasm/, replacement: resolve(__dirname, module) }] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
