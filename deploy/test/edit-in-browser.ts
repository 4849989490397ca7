import type { Answer } from '../../bff/test/http-request.ts';
import { until } from '../../services/kit/testing/until.ts';
import { launch } from '../../web/e2e/chromium.ts';

const WAIT_MS = 180_000;

export interface EditedSite {
  url: string;
  /** A published page with a heading. */
  path: string;
  login: { username: string; password: string };
  get(path: string): Promise<Answer>;
}

/** Adds a word to the heading of a page, publishes it, and waits until visitors see and find it. */
export async function editInBrowser({ url, path, login, get }: EditedSite): Promise<void> {
  const word = `quandong${Date.now()}`;
  const isVisible = async () => (await get(path)).text.includes(word);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url + path);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByLabel('Username or Email').fill(login.username);
    await page.getByLabel('Password').fill(login.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${word}`);
    await page.getByRole('button', { name: 'Save page' }).click();
    await page.getByText('Page Saved').waitFor();
    if (await isVisible()) throw new Error('Visitors see what is not published.');
    await page.getByRole('button', { name: 'Publish page' }).click();
    const published = page.getByText('Page Published');
    const publishAnyway = page
      .getByRole('dialog', { name: 'Publish page' })
      .getByRole('button', { name: 'Publish anyway' });
    await published.or(publishAnyway).waitFor();
    // The longer title may cause a warning.
    if (await publishAnyway.isVisible()) await publishAnyway.click();
    await published.waitFor();
  } finally {
    await browser.close();
  }
  await until(isVisible, WAIT_MS);
  await until(async () => (await get(`/api/search/query?q=${word}`)).json.total > 0, WAIT_MS);
}
