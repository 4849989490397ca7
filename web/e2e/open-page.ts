import type { Page, Response } from 'playwright-core';

/** Opens an address and waits until links navigate within the site. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  return response;
}
