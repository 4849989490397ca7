import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { print } from '../machine/print.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { look } from './look.mjs';
import { screens, themes, views } from './views.mjs';

/** Goes through all views on all screens in both themes; answers where the pictures are and how much is broken. */
export async function takeGallery({ url, chromium, folder, words }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
  const looks = [];
  try {
    for (const view of views)
      for (const screen of screens) {
        const wanted = themes.filter((theme) => isWanted(`${view.name} ${screen.width} ${theme}`, words));
        if (wanted.length === 0) continue;
        const seen = await look({ browser, url, view, screen, themes: wanted, folder });
        looks.push(...seen);
        for (const { name, complaints } of seen) for (const complaint of complaints) print(`${name}: ${complaint}`);
      }
  } finally {
    await browser.close();
  }
  const file = join(folder, 'index.html');
  writeFileSync(file, contactSheet(looks));
  return {
    file,
    pictures: looks.reduce((sum, { pictures }) => sum + pictures.length, 0),
    complaints: looks.reduce((sum, { complaints }) => sum + complaints.length, 0),
  };
}

/** Each word narrows it down, so that `primary 390` is one page on one screen. */
const isWanted = (name, words) => words.every((word) => name.includes(word));
