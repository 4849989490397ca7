import { readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { ensureChromium } from './machine/programs.mjs';
import { print } from './machine/print.mjs';
import { at } from './machine/root.mjs';
import { encodePhotograph } from './photographs/encode-photograph.mjs';
import { renderScene } from './photographs/render-scene.mjs';

const words = process.argv.slice(2);
const names = readdirSync(at('scripts/photographs/scenes'))
  .map((file) => file.replace('.glsl', ''))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const name of names) {
    const startedAt = Date.now();
    const page = await browser.newPage();
    const jpeg = await encodePhotograph(await renderScene(page, name, { width: 1350, height: 900 }));
    await page.close();
    writeFileSync(at('scripts/demo/photographs', `${name}.jpg`), jpeg);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    print(`${name}: ${Math.round(jpeg.length / 1000)} kB in ${seconds} s`);
  }
} finally {
  await browser.close();
}
