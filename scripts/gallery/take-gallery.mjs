import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { print } from '../machine/print.mjs';
import { takeScreenshots } from './take-screenshots.mjs';
import { screens, themes, views } from './views.mjs';

/** Widths of views that do not specify any. */
const WIDTHS = [390, 768, 1280, 1800];

export async function takeGallery({ url, chromium, folder, filters }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const launched = {};
  const browserWith = (args = []) =>
    (launched[args] ??= browsers.launch({
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', ...args],
    }));
  const screenshots = [];
  try {
    for (const view of views)
      for (const screen of screens.filter(({ width }) => (view.widths ?? WIDTHS).includes(width))) {
        const selected = (view.themes ?? themes).filter((theme) =>
          isSelected(`${view.name} ${screen.width} ${theme}`, filters),
        );
        if (selected.length === 0) continue;
        const browser = await browserWith(view.args);
        const taken = await takeScreenshots({ browser, url, view, screen, themes: selected, folder });
        screenshots.push(...taken);
        for (const { name, problems } of taken) for (const problem of problems) print(`${name}: ${problem}`);
      }
  } finally {
    for (const browser of Object.values(launched)) await (await browser).close();
  }
  const file = join(folder, 'index.html');
  writeFileSync(file, contactSheet(screenshots));
  return {
    file,
    pictures: screenshots.reduce((sum, { pictures }) => sum + pictures.length, 0),
    problems: screenshots.reduce((sum, { problems }) => sum + problems.length, 0),
  };
}

const isSelected = (name, filters) => filters.every((filter) => name.includes(filter));

function contactSheet(screenshots) {
  const names = [...new Set(screenshots.map(rowNameOf))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #f4f4f2; color: #17261f; }
  section { margin-block: 2rem; }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; height: 360px; width: auto; max-width: 640px; object-fit: cover; object-position: top; border: 1px solid #ccc; }
  .broken { color: #a3341c; max-width: 40rem; }
</style>
<h1>Gallery</h1>
<p>${screenshots.length} views, ${screenshots.filter(({ problems }) => problems.length > 0).length} with problems.</p>
${names
  .map((name) =>
    rowOf(
      name,
      screenshots.filter((screenshot) => rowNameOf(screenshot) === name),
    ),
  )
  .join('\n')}
</html>
`;
}

const rowNameOf = ({ view, theme }) => `${view}, ${theme}`;

const rowOf = (name, screenshots) => `<section><h2>${escape(name)}</h2><div class="row">
${screenshots.map(figureOf).join('\n')}
</div></section>`;

const figureOf = ({ width, path, pictures, problems }) => `<figure>
<figcaption>${width} px, ${escape(path)}</figcaption>
<div class="row">${pictures
  .map((file) => `<a href="${basename(file)}"><img src="${basename(file)}" alt="" loading="lazy"></a>`)
  .join('')}</div>
${problems.length > 0 ? `<ul class="broken">${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>` : ''}
</figure>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
