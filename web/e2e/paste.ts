import type { Page } from 'playwright-core';

/** Pastes data of another program, given by media type. */
export const paste = (page: Page, data: Record<string, string>): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, data);
