import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BffConfig } from '../../bff/bff-config.ts';
import { aPicture } from '../../bff/test/media/a-picture.ts';
import { type Site, root, startSite } from '../../bff/test/site.ts';
import { browserCookie } from './browser-cookie.ts';
import { launch, openContext } from './chromium.ts';

const siteDir = resolve('dist/site');

const description = 'A page for people who look for cover, with all that they need to know.';

/** A site whose content is created through its API. */
export interface ContentSite {
  site: Site;
  /** Sends a call as root and returns the body of the response. */
  call(path: string, body?: unknown): Promise<any>;
  /** Returns the stored page with a slug. */
  stored(slug: string): Promise<any>;
  /** Saves a new page with the given content. */
  makePage(slug: string, more?: Record<string, unknown>): Promise<any>;
  /** Stores a picture in the gallery. */
  storePicture(name: string, width?: number, height?: number): Promise<{ _id: string; name: string }>;
  stop(): Promise<void>;
}

/** A site with one page, and a browser that edits it. */
export interface EditingSite extends ContentSite {
  browser: Browser;
  /** Opens a page in a new browser context, signed in, where it is edited. */
  edit(slug: string, viewport?: { width: number; height: number }): Promise<Editing>;
  /** Opens a page in the tab that this opened before, which takes half as long as a new one. The browser has what it stored. */
  editInSameTab(slug: string): Promise<Editing>;
  /** Opens an empty tab of a visitor. */
  visitor(): Promise<Page>;
}

export interface Editing {
  context: BrowserContext;
  page: Page;
  /** Waits until the status begins with this text. */
  status(text: string | RegExp): Promise<void>;
}

export async function startContent(config: Partial<BffConfig> = {}): Promise<ContentSite> {
  const site = await startSite({ siteDir, ...config });
  let { cookie } = await site.signIn();
  const send = (path: string, body: unknown) =>
    body === undefined ? site.get(`/api${path}`, { cookie }) : site.post(`/api${path}`, body, { cookie });
  const call = async (path: string, body?: unknown) => {
    let answer = await send(path, body);
    if (answer.status === 401) {
      // Each browser context begins a session, and the number of sessions of a user is limited.
      ({ cookie } = await site.signIn());
      answer = await send(path, body);
    }
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const { domain } = await call('/config/loadDomain');
  return {
    site,
    call,
    stored: (slug) => call(`/page/load?slug=${slug}&domainId=${domain._id}`),
    async makePage(slug, more = {}) {
      const header = { title: 'A title', introduction: '<p>An introduction.</p>' };
      const contents = ['one', 'two', 'three'].map((text) => ({
        componentType: 'RichText',
        key: text,
        text: `<p>Text ${text}</p>`,
      }));
      return call('/page/save', {
        page: { domainId: domain._id, slug, template: 'primary', header, description, contents, ...more },
      });
    },
    async storePicture(name, width = 1200, height = 900) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(aPicture(width, height, 0))], { type: 'image/png' }), name);
      const answer = await fetch(`${site.bff.url}/api/image/upload`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      if (answer.status !== 200) throw new Error(`${name} was not taken: ${await answer.text()}`);
      return answer.json();
    },
    stop: () => site.stop(),
  };
}

export async function startEditing(config: Partial<BffConfig> = {}): Promise<EditingSite> {
  const content = await startContent(config);
  const { site } = content;
  const browser = await launch();
  let tab: Editing | undefined;
  const open = async (page: Page, slug: string) => {
    await page.goto(`${site.bff.url}/${slug}`);
    await page.locator('.ed-menu').waitFor();
    await editPage(page);
    // Before this, editable texts may replace the plain ones between the press and the release of a button.
    await page.locator('#main [data-ed-text]').first().waitFor({ state: 'attached' });
  };
  const editing: EditingSite = {
    ...content,
    browser,
    async edit(slug, viewport = { width: 1440, height: 900 }) {
      const context = await openContext(site.bff.url, [browserCookie((await site.signIn()).cookie, site.bff.url)]);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await open(page, slug);
      return {
        context,
        page,
        // The text must begin with “Saved”, because “Not saved” contains it too.
        status: (text) =>
          page
            .locator('.ed-status-text', { hasText: typeof text === 'string' ? new RegExp(`^${text}`) : text })
            .waitFor(),
      };
    },
    async editInSameTab(slug) {
      if (tab) await open(tab.page, slug);
      return (tab ??= await editing.edit(slug));
    },
    visitor: async () => (await openContext(site.bff.url)).newPage(),
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
  return editing;
}

const bar = (page: Page) => page.getByRole('group', { name: 'Editing', exact: true });

/** A page is edited by default, but not at once, and not after `viewPage`. */
export async function editPage(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.locator('html.ed-selecting').waitFor();
}

export async function viewPage(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'View', exact: true }).click();
  await page.locator('html.ed-selecting').waitFor({ state: 'detached' });
}

/** Signs in with the button that all visitors of a site with an editor see. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).click();
  await fillIn(page);
  await page.locator('.ed-menu').waitFor();
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Username or Email').fill(root.username);
  await page.getByLabel('Password').fill(root.password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Waits until the text has the caret, as a person would. */
export async function caretIn(page: Page, text: string): Promise<void> {
  await page.waitForFunction((text) => {
    const active = document.activeElement;
    return active instanceof HTMLElement && active.isContentEditable && active.textContent!.includes(text);
  }, text);
}
