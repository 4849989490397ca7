import type { Page } from 'playwright-core';

/** Resolves with true if the device stores these words. The function runs in the page, so it cannot refer to anything outside. */
export const isInJournal = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('editor');
    opening.onsuccess = () => {
      const all = opening.result.transaction('entries').objectStore('entries').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result).includes(text));
      };
    };
  });

/** Waits until the device stores these words. */
export async function readJournal(page: Page, text: string): Promise<void> {
  await page.waitForFunction(isInJournal, text);
}
