import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { print } from '../machine/print.mjs';
import { PAGE, pictures } from './pictures.mjs';

const SCREEN = { width: 1440, height: 900 };
const QUALITY = 72;

export async function takePictures({ url, login, chromium, folder }) {
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await signIn(tab, url, login);
    const taken = [];
    for (const { name, open } of pictures) {
      await tab.goto(url + PAGE, { waitUntil: 'networkidle' });
      await tab.locator('nav[aria-label=Editor]').waitFor();
      await open(tab);
      await tab.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await tab.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      taken.push({ name, bytes: await tab.screenshot({ type: 'jpeg', quality: QUALITY }) });
      print(name);
    }
    // The build needs the old pictures, so they are removed only when all new ones have been taken.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { name, bytes } of taken) writeFileSync(join(folder, `${name}.jpg`), bytes);
  } finally {
    await browser.close();
  }
}

async function signIn(tab, url, { username, password }) {
  await tab.goto(url + PAGE);
  await tab.getByRole('button', { name: 'Login' }).click();
  await tab.getByLabel('Username or Email').fill(username);
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('button', { name: 'Submit' }).click();
  await tab.locator('nav[aria-label=Editor]').waitFor();
  await tab.evaluate(() =>
    fetch('/api/user/savePreferences', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tourSeen: true }),
    }),
  );
}
