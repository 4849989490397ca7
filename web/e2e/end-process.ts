import type { Page } from 'playwright-core';

/** Ends the process of a tab and returns a new tab of the same browser. */
export async function endProcess(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const ended = page.waitForEvent('crash');
  // This command gets no response.
  devtools.send('Page.crash').catch(() => undefined);
  await ended;
  await page.close();
  return page.context().newPage();
}
