import type { Page } from 'playwright-core';

/** Ends the process of a tab; answers another tab of the same browser. */
export async function endProcess(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const ended = page.waitForEvent('crash');
  // The answer never comes.
  devtools.send('Page.crash').catch(() => undefined);
  await ended;
  await page.close();
  return page.context().newPage();
}
