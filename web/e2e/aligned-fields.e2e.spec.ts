import { type Editing, type EditingSite, startEditing } from './editing-site.ts';

let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('fields');
  ({ page } = await editing.edit('fields'));
});
afterAll(() => editing?.stop());

/** In pixels. Fields with a smaller distance are in the same row, so they must be aligned. */
const SAME_ROW = 8;

test.each(['pages', 'media', 'users', 'leads', 'audit'])('fields in a row of the tab “%s” are aligned', async (tab) => {
  await page.keyboard.press('Control+k');
  await page.locator(`[data-command="dashboard:${tab}"]`).click();
  const fields = page.getByRole('tabpanel').locator('input:not([type=checkbox]):not([type=file]), select');
  await fields.first().waitFor();
  const misaligned = await fields.evaluateAll((all, sameRow) => {
    const boxes = all.flatMap((field) => {
      const { top, bottom, height } = field.getBoundingClientRect();
      return height > 0
        ? [{ name: field.ariaLabel ?? (field as HTMLInputElement).labels?.[0]?.textContent, top, bottom }]
        : [];
    });
    const differ = (a: number, b: number) => Math.abs(a - b) >= 0.5 && Math.abs(a - b) < sameRow;
    return boxes.filter((one) => boxes.some(({ top, bottom }) => differ(one.top, top) || differ(one.bottom, bottom)));
  }, SAME_ROW);
  expect(misaligned).toEqual([]);
  await page.keyboard.press('Escape');
});
