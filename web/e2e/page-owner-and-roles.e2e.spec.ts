import type { Page } from 'playwright-core';
import { isClosedByEscape } from './dialog-violations.ts';
import { type EditingSite, startEditing } from './editing-site.ts';
import { openScreen } from './open-screen.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let roleId: string;
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const dashboard = () => dialog(/^Welcome to your dashboard/);
const toast = (text: string) => page.locator('.ed-toast', { hasText: text });
const editorsOf = async (slug: string): Promise<string[]> => (await editing.stored(slug)).editorRoles ?? [];
/** Counts the cells of the eighth column, which shows the owner. */
const owners = (name: string) => dashboard().locator('td:nth-child(8)', { hasText: name }).count();

beforeAll(async () => {
  editing = await startEditing();
  const { _id } = await editing.call('/roles/save', { role: { name: 'Authors' } });
  await editing.call('/user/create', { newUser: { username: 'ana', email: 'ana@example.org', roles: [_id] } });
  for (const name of ['leave', 'dental', 'offer-one', 'offer-two', 'offer-three'])
    await editing.makePage(name, { header: { title: name } });
  ({ _id: roleId } = await editing.call('/roles/save', { role: { name: 'Legal team' } }));
  ({ page } = await editing.edit('leave'));
});
afterAll(() => editing?.stop());
afterEach(() => isClosedByEscape(page));

test('pages are assigned at once, listed by their owner, and assigned back with undo', async () => {
  await openScreen(page, 'Pages');
  await dashboard().getByRole('button', { name: 'More filters' }).click();
  await dashboard().getByLabel('Owner').selectOption('Mine');
  await dashboard().getByLabel('Select leave (/leave)').check();
  await dashboard().getByLabel('Select dental (/dental)').check();
  await dashboard().getByRole('button', { name: 'Change owner…' }).click();
  await dialog('Change owner').getByRole('combobox', { name: 'New owner' }).fill('an');
  await dialog('Change owner').getByRole('option', { name: 'ana' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog('Change owner').getByText('ana will be responsible for 2 pages.').waitFor();
  await dialog('Change owner').getByRole('button', { name: 'Change owner' }).click();
  await toast('Assigned to ana: 2 pages').waitFor();
  await dashboard().getByText('3 pages', { exact: true }).waitFor();
  await dashboard().getByLabel('Owner').selectOption('ana');
  await eventually(() => owners('ana'), 2);
  await dashboard().getByRole('button', { name: 'Clear filters' }).click();
  await dashboard().getByRole('button', { name: 'Owner', exact: true }).click();
  await eventually(() => owners('root'), 3);
  await toast('Assigned to ana: 2 pages').getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 2 pages').waitFor();
  await eventually(() => owners('root'), 5);
});

test('an owner who was deactivated is marked in the dashboard and in the settings of the page, and cannot be chosen', async () => {
  const { people } = await editing.call('/user/people?search=ana');
  await editing.call('/page/changeOwner', { _id: (await editing.stored('leave'))._id, owner: people[0]._id });
  await editing.call('/user/deactivate', { userId: people[0]._id });
  await openScreen(page, 'Pages');
  await dashboard().getByRole('button', { name: 'More filters' }).click();
  const choices = () => dashboard().getByLabel('Owner').locator('option').allTextContents();
  await eventually(choices, ['Any owner', 'Mine', 'No owner', 'ana (deactivated)']);
  await dashboard().getByLabel('Owner').selectOption('ana (deactivated)');
  await eventually(() => owners('ana (deactivated)'), 1);
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open page settings' }).click();
  await dialog('Page settings').getByText('ana (deactivated)').waitFor();
  await dialog('Page settings').getByRole('button', { name: 'Change owner…' }).click();
  await dialog('Change owner').getByRole('combobox', { name: 'New owner' }).fill('ana');
  await dialog('Change owner').getByText('No active user with a role has this name.').waitFor();
  await dialog('Change owner').getByRole('button', { name: 'No owner' }).click();
  await dialog('Change owner').getByRole('button', { name: 'Change owner' }).click();
  await toast('Owner removed: 1 page').waitFor();
  await dialog('Page settings').getByText('No owner').waitFor();
  await dialog('Page settings').getByRole('tab', { name: 'History' }).click();
  await dialog('Page settings').getByText('root · assigned to ana').first().waitFor();
});

test('roles are given to several pages at once, after a question; a page that is gone is named, and the rest is undone', async () => {
  await openScreen(page, 'Roles');
  await dashboard().getByRole('button', { name: 'Set roles of pages' }).click();
  await dashboard().getByLabel('Find pages by title or address').fill('offer');
  // Three pages have one each, and one selects all.
  await eventually(() => dashboard().getByRole('checkbox').count(), 4);
  await dashboard().getByRole('checkbox', { name: 'Choose all pages that are shown' }).check();
  await dashboard().getByText('3 pages chosen').waitFor();
  await dashboard().getByLabel('May edit: Legal team').selectOption('Add the role');

  await editing.call('/page/delete', { _id: (await editing.stored('offer-three'))._id });
  await dashboard().getByRole('button', { name: 'Change roles' }).click();
  const question = page.getByRole('dialog', { name: 'Change the roles of pages?' });
  await question.getByText('The roles of 3 pages will change.').waitFor();
  await question.getByRole('button', { name: 'Change roles' }).click();
  await question.getByText('2 of 3 done.').waitFor();
  await question.getByRole('region', { name: 'Not done: 1 page' }).getByText('/offer-three').waitFor();
  expect([await editorsOf('offer-one'), await editorsOf('offer-two')]).toEqual([[roleId], [roleId]]);

  await question.getByRole('button', { name: 'Undo 2 pages' }).click();
  await toast('Undone: 2 pages').waitFor();
  expect([await editorsOf('offer-one'), await editorsOf('offer-two')]).toEqual([[], []]);
});

test('a new role is added to the lists of the pages that it is meant for when it is saved, and can be taken out again', async () => {
  const limited = await editing.stored('offer-one');
  const add = { editorRoles: [roleId], publisherRoles: [roleId] };
  await editing.call('/page/changeRoles', { _id: limited._id, add, remove: {} });
  await openScreen(page, 'Roles');
  await dashboard().getByRole('button', { name: 'Add role' }).click();
  await dashboard().getByLabel('Name').fill('Writers');
  await dashboard().getByLabel('Edit pages').check();
  await dashboard()
    .getByText(/^The role has rights for \d+ pages/)
    .waitFor();
  expect(await dashboard().getByLabel('Add it to these pages and to the defaults of the regions').isChecked()).toBe(
    true,
  );
  await dashboard().getByRole('button', { name: 'Save' }).click();
  const added = toast('Role added to 1 page');
  await added.waitFor();
  const after = await editing.stored('offer-one');
  expect(after.editorRoles).toEqual([roleId, expect.any(String)]);
  expect([after.publisherRoles, await editorsOf('offer-two')]).toEqual([[roleId], []]);

  await added.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => editorsOf('offer-one'), [roleId]);
});
