import type { Page } from 'playwright-core';

/** Waits until the device stores these words. */
export async function readJournal(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('editor');
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes(text));
          };
        };
      }),
    text,
  );
}
