import type { Locator, Page } from 'playwright-core';
import { caretIn } from './editing-site.ts';
import { eventually } from './eventually.ts';

/** Selects the first word of the text and opens the form of its link. */
export async function openLinkForm(page: Page): Promise<Locator> {
  await page.locator('#main').getByText('Text one').click();
  await caretIn(page, 'Text one');
  const link = page.locator('#ed-layer').getByRole('button', { name: 'Link', exact: true });
  // The page moves when the sidebar opens.
  await page.getByRole('button', { name: 'Close the sidebar' }).waitFor();
  await eventually(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    return [selected, await link.isEnabled()];
  }, ['Text', true]);
  await link.click();
  const form = page.getByRole('dialog', { name: 'Link' });
  await form.waitFor();
  return form;
}
