import type { Locator, Page } from 'playwright-core';
import { root } from '../../../bff/test/site.ts';
import { caretIn } from '../editing-site.ts';
import { paste } from '../paste.ts';

/** What an editor sees and does. */
export interface EditorAtWork {
  page: Page;
  opens(slug: string): Promise<void>;
  /** As the administrator, unless somebody else is named. */
  signsIn(username?: string, password?: string): Promise<void>;
  /** In the dialog that is open already. */
  entersPassword(username?: string, password?: string): Promise<void>;
  /** Presses the button with exactly this name. */
  chooses(name: string): Promise<void>;
  dialog(name: string): Locator;
  sidebar: Locator;
  /** The last place of the page with these words, because the breadcrumb repeats the title. */
  words(text: string): Locator;
  /** Clicks behind the words, and writes. */
  writesAfter(words: string, text: string): Promise<void>;
  /** Selects all of a text, and writes. */
  writesInsteadOf(words: string, text: string): Promise<void>;
  /** The block with these words, without a caret in it. */
  selectsBlock(words: string): Promise<void>;
  pastes(html: string): Promise<void>;
  reads(message: string | RegExp): Promise<void>;
  /** The status can still be that of the change before, so what the server stores is waited for with `eventually`. */
  isSaved(): Promise<void>;
  /** Chooses “Publish page” and waits until the receipt has verified what visitors get. */
  publishes(): Promise<void>;
  receipt: Locator;
  leaves(): Promise<void>;
}

export function editorAtWork(page: Page, url: string): EditorAtWork {
  const words = (text: string) => page.locator('#main').getByText(text).last();
  const chooses = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  const putsCaretIn = async (text: string) => {
    await words(text).click();
    await caretIn(page, text);
  };
  const entersPassword = async (username = root.username, password = root.password) => {
    await page.getByLabel('Username or Email').fill(username);
    await page.getByLabel('Password').fill(password);
    await chooses('Submit');
  };
  return {
    page,
    entersPassword,
    words,
    chooses,
    receipt,
    sidebar: page.locator('aside[data-sidebar]'),
    dialog: (name) => page.getByRole('dialog', { name, exact: true }),
    opens: async (slug) => void (await page.goto(`${url}/${slug}`)),
    async signsIn(username, password) {
      await chooses('Login');
      await entersPassword(username, password);
      await page.getByRole('navigation', { name: 'Editor' }).waitFor();
    },
    async writesAfter(after, text) {
      await putsCaretIn(after);
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    async writesInsteadOf(before, text) {
      await putsCaretIn(before);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    async selectsBlock(text) {
      await putsCaretIn(text);
      await page.keyboard.press('Escape');
    },
    pastes: (html) => paste(page, { 'text/html': html }),
    reads: (message) => page.getByRole('status').or(page.getByRole('alert')).getByText(message).first().waitFor(),
    isSaved: () =>
      page
        .getByRole('group', { name: 'Editing' })
        .getByRole('status')
        .getByText(/^Saved/)
        .waitFor(),
    async publishes() {
      await chooses('Publish page');
      await receipt.getByText('Visitors get this version').waitFor();
    },
    leaves: () => page.context().close(),
  };
}
