import type { Page } from 'playwright-core';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

let pages = 0;
/** Opens a page with two texts in two browsers of the same user. */
async function open() {
  const slug = `shared-${++pages}`;
  const contents = ['one', 'two'].map((text) => ({ componentType: 'Text', key: text, text: `Plain ${text}` }));
  await editing.makePage(slug, { contents });
  const [ann, bob] = [await editing.edit(slug), await editing.edit(slug)];
  const texts = async () => (await editing.stored(slug)).contents.map(({ text }: any) => text);
  const close = () => Promise.all([ann.context.close(), bob.context.close()]);
  return { ann, bob, texts, close };
}

async function type(page: Page, after: string, text: string): Promise<void> {
  await page.locator('#main').getByText(after).click();
  await caretIn(page, after);
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

const dialog = ({ page }: Editing) =>
  page.getByRole('dialog', { name: 'You have changed the same text in another tab' });
const conflictValues = async (of: Editing) =>
  Promise.all(
    (await dialog(of).locator('fieldset').all()).map(async (group) => ({
      theirs: await group.locator('[data-side=theirs] .ed-conflict-value').innerText(),
      mine: await group.locator('[data-side=mine] .ed-conflict-value').innerText(),
    })),
  );
async function chooseMine(of: Editing): Promise<void> {
  await dialog(of).getByRole('radio', { name: 'From this tab' }).check();
  await dialog(of).getByRole('button', { name: 'Apply' }).click();
}

test('conflicts of two rounds need one choice each', async () => {
  const { ann, bob, texts, close } = await open();
  await type(ann.page, 'Plain one', ' by Ann');
  await ann.status('Saved');
  await type(bob.page, 'Plain one', ' by Bob');
  await type(bob.page, 'Plain two', ' by Bob');
  await eventually(() => conflictValues(bob), [{ theirs: 'Plain one by Ann', mine: 'Plain one by Bob' }]);
  await type(ann.page, 'Plain two', ' by Ann');
  await eventually(texts, ['Plain one by Ann', 'Plain two by Ann']);

  await chooseMine(bob);
  await eventually(() => conflictValues(bob), [{ theirs: 'Plain two by Ann', mine: 'Plain two by Bob' }]);
  await chooseMine(bob);
  await bob.status('Saved');
  expect(await dialog(bob).count()).toBe(0);
  expect(await texts()).toEqual(['Plain one by Bob', 'Plain two by Bob']);
  await close();
});

test('a conflict is shown again if the other text has changed since', async () => {
  const { ann, bob, texts, close } = await open();
  await type(ann.page, 'Plain one', ' by Ann');
  await ann.status('Saved');
  await type(bob.page, 'Plain one', ' by Bob');
  await eventually(() => conflictValues(bob), [{ theirs: 'Plain one by Ann', mine: 'Plain one by Bob' }]);
  await type(ann.page, 'Plain one by Ann', ' and a second sentence');
  const longer = 'Plain one by Ann and a second sentence';
  await eventually(texts, [longer, 'Plain two']);

  await chooseMine(bob);
  await eventually(() => conflictValues(bob), [{ theirs: longer, mine: 'Plain one by Bob' }]);
  expect(await texts()).toEqual([longer, 'Plain two']);
  await chooseMine(bob);
  await bob.status('Saved');
  expect(await texts()).toEqual(['Plain one by Bob', 'Plain two']);
  await close();
});
