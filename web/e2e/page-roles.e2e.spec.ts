import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let roleId: string;
beforeAll(async () => {
  editing = await startEditing();
  for (const name of ['one', 'two', 'three']) await editing.makePage(`offer-${name}`, { header: { title: name } });
  await editing.makePage('start');
  ({ _id: roleId } = await editing.call('/roles/save', { role: { name: 'Legal team' } }));
  ({ page } = await editing.edit('start'));
});
afterAll(() => editing?.stop());

const editorsOf = async (slug: string): Promise<string[]> => (await editing.stored(slug)).editorRoles ?? [];

test('roles are given to several pages at once, after a question; a page that is gone is named, and the rest is undone', async () => {
  await page.getByRole('button', { name: 'Open dashboard' }).click();
  const dashboard = page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
  await dashboard.getByRole('tab', { name: 'Roles' }).click();
  await dashboard.getByRole('button', { name: 'Set roles of pages' }).click();
  await dashboard.getByLabel('Find pages by title or address').fill('offer');
  // Of three pages, and the one that selects all.
  await eventually(() => dashboard.getByRole('checkbox').count(), 4);
  await dashboard.getByRole('checkbox', { name: 'Choose all pages that are shown' }).check();
  await dashboard.getByText('3 pages chosen').waitFor();
  await dashboard.getByLabel('May edit: Legal team').selectOption('Add the role');

  await editing.call('/page/delete', { _id: (await editing.stored('offer-three'))._id });
  await dashboard.getByRole('button', { name: 'Change roles' }).click();
  const question = page.getByRole('dialog', { name: 'Change the roles of pages?' });
  await question.getByText('The roles of 3 pages will change.').waitFor();
  await question.getByRole('button', { name: 'Change roles' }).click();
  const toast = page.locator('.ed-toast', { hasText: 'Roles of 2 pages changed' });
  await toast.waitFor();
  await dashboard.getByRole('alert').getByText('/offer-three:').waitFor();
  expect([await editorsOf('offer-one'), await editorsOf('offer-two')]).toEqual([[roleId], [roleId]]);

  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.ed-toast', { hasText: 'Roles are as before' }).waitFor();
  expect([await editorsOf('offer-one'), await editorsOf('offer-two')]).toEqual([[], []]);
});

test('a new role is added to the lists of the pages that it is meant for when it is saved, and can be taken out again', async () => {
  const limited = await editing.stored('offer-one');
  const add = { editorRoles: [roleId], publisherRoles: [roleId] };
  await editing.call('/page/changeRoles', { _id: limited._id, add, remove: {} });
  const dashboard = page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
  await dashboard.getByRole('button', { name: 'All roles' }).click();
  await dashboard.getByRole('button', { name: 'Add role' }).click();
  await dashboard.getByLabel('Name').fill('Writers');
  await dashboard.getByLabel('Edit pages').check();
  await dashboard.getByText(/^The role has rights for \d+ pages/).waitFor();
  expect(await dashboard.getByLabel('Add it to these pages and to the defaults of the regions').isChecked()).toBe(true);
  await dashboard.getByRole('button', { name: 'Save' }).click();
  const toast = page.locator('.ed-toast', { hasText: 'Role added to 1 page' });
  await toast.waitFor();
  const after = await editing.stored('offer-one');
  expect(after.editorRoles).toEqual([roleId, expect.any(String)]);
  expect([after.publisherRoles, await editorsOf('offer-two')]).toEqual([[roleId], []]);

  await toast.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => editorsOf('offer-one'), [roleId]);
});
