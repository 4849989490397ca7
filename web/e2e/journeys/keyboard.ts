import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** Exceeds the number of tab stops of a page with the editor. */
const MAX_STOPS = 200;

/** Returns what a screen reader says about the focused element, such as `button "Close"`, or an empty text if nothing has the focus. */
export async function focused(page: Page): Promise<string> {
  const element = page.locator(':focus');
  if ((await element.count()) === 0) return '';
  const [first = ''] = (await element.ariaSnapshot()).split('\n');
  return first.replace(/^- /, '').replace(/:$/, '');
}

/** Presses Tab, or Shift+Tab, until the element with this role and name has the focus. */
export async function tabTo(page: Page, element: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (here.startsWith(element)) return expectVisibleFocus(page);
    passed.push(here);
  }
  throw new Error(`${element} has no tab stop: ${passed.join(', ')}`);
}

/** Expects a visible focus: an outline, a caret, or the marked option of a list. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  eventually(
    () =>
      page.evaluate(() => {
        const here = document.activeElement;
        if (!here || here === document.body) return 'lost';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here);
        const isOutlined = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        const hasCaret = here.matches('input, textarea, [contenteditable]');
        return isOutlined || hasCaret ? 'visible' : `not marked: ${here.outerHTML.slice(0, 120)}`;
      }),
    'visible',
  );

/** Finds a command by its name and runs it. */
export async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'Commands' });
  await commands.waitFor();
  await page.keyboard.type(name);
  await commands.getByRole('option', { name, selected: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await commands.waitFor({ state: 'detached' });
}

/** Finds a block in the palette by its name and adds it. */
export async function chooseBlock(page: Page, name: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.waitFor();
  await page.keyboard.type(name);
  await palette.getByRole('option', { name, exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** Repeats the selection until the text accepts a link, because a text that just got the focus sets its caret a moment later. */
export const selectFirstWord = (page: Page, word: string): Promise<void> =>
  eventually(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    const link = page.getByRole('toolbar', { name: 'Text format' }).getByRole('button', { name: 'Link', exact: true });
    const isAccepted = (await link.and(page.locator(':enabled')).count()) > 0;
    return isAccepted && page.evaluate(() => getSelection()?.toString().trim());
  }, word);
