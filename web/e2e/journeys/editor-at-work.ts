import type { Locator, Page } from 'playwright-core';
import { root } from '../../../bff/test/site.ts';
import { caretIn, editPage } from '../editing-site.ts';
import { paste } from '../paste.ts';

/** Everything that an editor can see and do. */
export interface EditorAtWork {
  page: Page;
  opens(slug: string): Promise<void>;
  /** Signs in, as the administrator by default. */
  signsIn(username?: string, password?: string): Promise<void>;
  /** Uses the dialog that is already open. */
  entersPassword(username?: string, password?: string): Promise<void>;
  /** Presses the button with this exact name. */
  chooses(name: string): Promise<void>;
  /** Edits the open page. */
  edits(): Promise<void>;
  dialog(name: string): Locator;
  sidebar: Locator;
  /** Finds the last place with these words, because the breadcrumb repeats the title. */
  words(text: string): Locator;
  /** Clicks after the words and types. */
  writesAfter(words: string, text: string): Promise<void>;
  /** Selects a whole text and types. */
  writesInsteadOf(words: string, text: string): Promise<void>;
  /** Selects the block with these words, without setting a caret. */
  selectsBlock(words: string): Promise<void>;
  pastes(html: string): Promise<void>;
  reads(message: string | RegExp): Promise<void>;
  /** Does not wait for the server: the status may still be that of the previous change, so use `eventually` to check stored content. */
  isSaved(): Promise<void>;
  /** Chooses “Publish page” and waits until the receipt has verified the published page. */
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
    edits: () => editPage(page),
    receipt,
    sidebar: page.locator('aside[data-sidebar]'),
    dialog: (name) => page.getByRole('dialog', { name, exact: true }),
    async opens(slug) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${url}/${slug}`);
    },
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
