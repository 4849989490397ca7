import type { BrowserContext, Page } from 'playwright-core';
import { tokensIn } from './ledger.ts';
import type { WalkingSite } from './walking-site.ts';

/** In milliseconds. A step that is not possible in this time is skipped. */
const TIMEOUT_MS = 4000;

interface Browser {
  context: BrowserContext;
  isOffline: boolean;
  /** Tabs whose process has ended. Several tabs may share a process. */
  crashed: Set<Page>;
}

/** A person in a tab, in a separate browser or in that of another client. */
export class Client {
  lastTyped = '';
  readonly errors: string[] = [];
  private constructor(
    readonly name: string,
    readonly slug: string,
    readonly site: WalkingSite,
    readonly browser: Browser,
    public page: Page,
  ) {
    this.follow(page);
  }

  static async open(name: string, slug: string, site: WalkingSite, sibling?: Client): Promise<Client> {
    const browser = sibling?.browser ?? {
      context: await site.newBrowser(),
      isOffline: false,
      crashed: new Set<Page>(),
    };
    if (!sibling) await site.signIn(browser.context);
    const client = new Client(name, slug, site, browser, await browser.context.newPage());
    await client.visit();
    return client;
  }

  /** Brings the tab to the front, which happens before each action. */
  async show(): Promise<void> {
    if (this.page.isClosed()) await this.reopen();
    await this.page.bringToFront();
    await this.select();
  }

  /** Returns the words that this person sees: those of the header, then those of each item. */
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

  /** Returns the content in the storage of this device that the server has not acknowledged. */
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

  get isOffline(): boolean {
    return this.browser.isOffline;
  }

  async setOffline(offline: boolean): Promise<void> {
    this.browser.isOffline = offline;
    await this.browser.context.setOffline(offline);
  }

  /** Ends the session as if it had expired. */
  endSession = (): Promise<void> => this.browser.context.clearCookies();

  /** Signs in with the dialog of the editor, which does not leave the page. */
  async signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Welcome' });
    await dialog.getByLabel('Username or Email').fill(this.site.login.username);
    await dialog.getByLabel('Password').fill(this.site.login.password);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async reload(): Promise<void> {
    await this.setOffline(false);
    await this.ensureSession();
    await this.page.reload();
    await this.ready();
  }

  /** Ends the process of the tab, and opens the page in a new tab of the same browser. */
  async kill(): Promise<void> {
    const devtools = await this.browser.context.newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    for (const page of this.browser.crashed) await page.close();
    this.browser.crashed.clear();
    await this.setOffline(false);
    await this.reopen();
  }

  private async reopen(): Promise<void> {
    this.page = await this.browser.context.newPage();
    this.follow(this.page);
    await this.visit();
  }

  private async visit(): Promise<void> {
    await this.ensureSession();
    await this.page.goto(`${this.site.url}/${this.slug}`);
    await this.ready();
  }

  /** Checks the session, because the editor notices its end only when it has something to save. */
  async ensureSession(): Promise<void> {
    await this.site.recovered();
    if ((await this.browser.context.cookies()).length === 0) await this.site.signIn(this.browser.context);
  }

  private async ready(): Promise<void> {
    await this.page.locator('.ed-menu').waitFor({ timeout: 60_000 });
    await this.select();
  }

  /** Turns editing on, unless a dialog is open. Restored edits may already be in conflict. */
  private async select(): Promise<void> {
    if ((await this.page.locator('html.ed-selecting').count()) > 0 || (await this.dialogTitle()) !== null) return;
    await this.page
      .getByRole('button', { name: 'Edit', exact: true })
      .click()
      .catch(() => undefined);
  }

  private follow(page: Page): void {
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('pageerror', (error) => void this.errors.push(String(error)));
    page.on('crash', () => void this.browser.crashed.add(page));
  }
}
