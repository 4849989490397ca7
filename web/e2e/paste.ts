import type { Page } from 'playwright-core';

/** What another program has put on the clipboard, by its media type. */
export const paste = (page: Page, data: Record<string, string>): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, data);
