import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { print } from '../machine/print.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { takeScreenshots } from './take-screenshots.mjs';
import { screens, themes, views } from './views.mjs';

/** Widths of views that do not specify any. */
const WIDTHS = [390, 768, 1280, 1800];

export async function takeGallery({ url, chromium, folder, filters }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
  const screenshots = [];
  try {
    for (const view of views)
      for (const screen of screens.filter(({ width }) => (view.widths ?? WIDTHS).includes(width))) {
        const selected = themes.filter((theme) => isSelected(`${view.name} ${screen.width} ${theme}`, filters));
        if (selected.length === 0) continue;
        const taken = await takeScreenshots({ browser, url, view, screen, themes: selected, folder });
        screenshots.push(...taken);
        for (const { name, problems } of taken) for (const problem of problems) print(`${name}: ${problem}`);
      }
  } finally {
    await browser.close();
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
