// Draws the page's icons for installing (web/public/icon-*.png) from web/public/icon.svg, with Debian's Chromium.
//
//   node tools/icons.mjs
//
// They change as seldom as the drawing does, so they are kept in the repository.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const { chromium } = createRequire(web)('playwright-core');
const drawing = readFileSync(`${web}public/icon.svg`, 'utf8');

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: `${web}public/icon-${size}.png` });
  await page.close();
}
await browser.close();
