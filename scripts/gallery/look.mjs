import { join } from 'node:path';
import { listen } from './listen.mjs';
import { whatIsBroken } from './what-is-broken.mjs';

/** A taller picture can not be looked at, and Chromium can not take it. */
const TALLEST = 4000;
const PATIENCE_MS = 10_000;

/** Opens a view on a screen and takes its pictures in the themes; nothing where the view has no such state. */
export async function look({ browser, url, view, screen, themes, folder }) {
  const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' });
  if (view.cookies !== 'asked') await context.addCookies([{ name: 'acceptedCookies', value: 'true', url }]);
  const tab = await context.newPage();
  const heard = listen(tab);
  try {
    await tab.goto(url + view.path, { waitUntil: 'networkidle' });
    if (view.open && !(await view.open(tab))) return [];
    if (view.whole) await scrollThrough(tab);
    const looks = [];
    for (const theme of themes) {
      await putOn(tab, theme);
      const name = `${view.name}-${screen.width}-${theme}`;
      const complaints = [...(await whatIsBroken(tab)), ...heard.splice(0)];
      const pictures = await shoot(tab, view, screen, join(folder, name));
      looks.push({ name, view: view.name, path: view.path, width: screen.width, theme, complaints, pictures });
    }
    return looks;
  } finally {
    await context.close();
  }
}

/** Brings every lazy picture in, and waits for all of them. */
async function scrollThrough(tab) {
  await tab.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // What stands at the side of a carousel is in no window.
    for (const image of document.images) image.loading = 'eager';
  });
  // A missing picture is named in the report of broken pages.
  await tab
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, { timeout: PATIENCE_MS })
    .catch(() => undefined);
}

/** A page has one theme; the other is put on it as its editor could have chosen it. */
const putOn = (tab, theme) =>
  tab.evaluate((wanted) => {
    document.querySelector('.page')?.setAttribute('data-theme', wanted);
    document.querySelector('.site-header')?.setAttribute('data-variant', wanted === 'darkSlate' ? 'dark' : 'light');
  }, theme);

async function shoot(tab, view, screen, path) {
  if (!view.whole) {
    await tab.screenshot({ path: `${path}.png` });
    return [`${path}.png`];
  }
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  const pictures = [];
  for (let top = 0; top < height; top += TALLEST) {
    const file = `${path}${top === 0 ? '' : `-${top / TALLEST + 1}`}.png`;
    const clip = { x: 0, y: top, width: screen.width, height: Math.min(TALLEST, height - top) };
    await tab.screenshot({ path: file, fullPage: true, clip });
    pictures.push(file);
  }
  return pictures;
}
