import type { Page } from 'playwright-core';
import { type EditingSite, startEditing } from './editing-site.ts';
import { openScreen } from './open-screen.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const dashboard = () => dialog(/^Welcome to your dashboard/);
const toast = (text: string) => page.locator('.ed-toast', { hasText: text });
/** Counts the cells of the eighth column, which shows the owner. */
const owners = (name: string) => dashboard().locator('td:nth-child(8)', { hasText: name }).count();

beforeAll(async () => {
  editing = await startEditing();
  const { _id } = await editing.call('/roles/save', { role: { name: 'Writers' } });
  await editing.call('/user/create', { newUser: { username: 'ana', email: 'ana@example.org', roles: [_id] } });
  for (const name of ['leave', 'dental', 'travel']) await editing.makePage(name, { header: { title: name } });
  ({ page } = await editing.edit('leave'));
});
afterAll(() => editing?.stop());

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
  await dashboard().getByText('1 page', { exact: true }).waitFor();
  await dashboard().getByLabel('Owner').selectOption('ana');
  await eventually(() => owners('ana'), 2);
  await dashboard().getByRole('button', { name: 'Clear filters' }).click();
  await dashboard().getByRole('button', { name: 'Owner', exact: true }).click();
  await eventually(() => owners('root'), 1);
  await toast('Assigned to ana: 2 pages').getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 2 pages').waitFor();
  await eventually(() => owners('root'), 3);
});

test('an owner who was deactivated is marked in the dashboard and in the settings of the page, and cannot be chosen', async () => {
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
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
