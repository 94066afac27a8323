// Renders the icons for home screens from their drawings: `node scripts/icons.mjs`, after a change of one of them.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const drawing = (path) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const whole = drawing('../public/icon.svg');
// cut to any shape by the system, so it fills the square and keeps its middle
const mask = drawing('icon-mask.svg');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [source, size, name] of [
  [whole, 192, 'icon-192'],
  [whole, 512, 'icon-512'],
  [mask, 512, 'icon-mask-512'],
  [mask, 180, 'icon-180'],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`);
  const path = new URL(`../public/${name}.png`, import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
