import type { Page, Response } from 'playwright-core';

/** Opens an address and waits until one can go on from it without loading the site again. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  return response;
}
