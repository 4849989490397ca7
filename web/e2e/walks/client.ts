import type { BrowserContext, Page } from 'playwright-core';
import type { EditingSite } from '../editing-site.ts';
import { tokensIn } from './ledger.ts';

/** A step that is not possible at the moment is given up after this many milliseconds. */
const PATIENCE = 4000;

/** One person with a browser of their own on the page. */
export class Client {
  isOffline = false;
  lastTyped = '';
  readonly errors: string[] = [];
  private constructor(
    readonly name: string,
    readonly slug: string,
    readonly context: BrowserContext,
    public page: Page,
    private readonly editing: EditingSite,
  ) {
    this.follow(page);
  }

  static async open(name: string, slug: string, editing: EditingSite): Promise<Client> {
    const { context, page } = await editing.edit(slug);
    return new Client(name, slug, context, page, editing);
  }

  /** The words of the page as this person sees them: those of the header, then those of each item. */
  async view(): Promise<string[]> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return this.page.evaluate(() => {
      const main = document.querySelector('#main')!;
      const items = [...main.querySelectorAll('.item')].filter((one) => !one.parentElement!.closest('.item'));
      const header = main.cloneNode(true) as Element;
      for (const item of header.querySelectorAll('.item')) item.remove();
      return [header, ...items].map((one) => one.textContent ?? '');
    });
  }

  async tokens(): Promise<string[]> {
    return tokensIn((await this.view()).join('\n'));
  }

  status = (): Promise<string> => this.page.locator('.ed-status-text').first().innerText();

  saving = async (): Promise<string | null> => this.page.locator('.ed-status-text').first().getAttribute('data-saving');

  dialogTitle = async (): Promise<string | null> => {
    const dialogs = this.page.locator('dialog.ed-dialog[open]');
    return (await dialogs.count()) === 0 ? null : dialogs.last().getAttribute('aria-label');
  };

  /** What this device keeps of what the server has not acknowledged. */
  journal(): Promise<string> {
    return this.page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('editor');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains('entries')) return resolve('[]');
            const all = database.transaction('entries').objectStore('entries').getAll();
            all.onsuccess = () => {
              database.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  }

  async setOffline(offline: boolean): Promise<void> {
    this.isOffline = offline;
    await this.context.setOffline(offline);
  }

  async reload(): Promise<void> {
    await this.setOffline(false);
    await this.page.reload();
    await this.ready();
  }

  /** Ends the tab's process, and opens the page in a new tab of the same browser. */
  async kill(): Promise<void> {
    const devtools = await this.context.newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.page.close();
    await this.setOffline(false);
    this.page = await this.context.newPage();
    this.follow(this.page);
    await this.page.goto(`${this.editing.site.bff.url}/${this.slug}`);
    await this.ready();
  }

  private async ready(): Promise<void> {
    await this.page.locator('.ed-menu').waitFor({ timeout: 30_000 });
    const select = this.page.getByRole('button', { name: 'Select component' });
    // What was left behind may be in conflict already.
    if ((await this.dialogTitle()) === null) await select.click().catch(() => undefined);
  }

  private follow(page: Page): void {
    page.setDefaultTimeout(PATIENCE);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('pageerror', (error) => void this.errors.push(String(error)));
  }
}
