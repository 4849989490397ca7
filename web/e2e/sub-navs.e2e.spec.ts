import { type EditingSite, editPage, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('what-is-covered', { header: { title: 'What we cover' } });
});
afterAll(() => editing?.stop());

test('a sub nav is created, filled and published in the sidebar, and opened again by a click', async () => {
  const { domainId } = await editing.makePage('sectioned');
  const { page, status, context } = await editing.edit('sectioned');
  const sidebar = page.locator('.ed-sidebar');
  const stored = async () => editing.call(`/subNav/list?domainId=${domainId}&region=`);
  const subNav = page.locator('[data-part=sub-nav]');

  await page.getByRole('button', { name: 'Contents' }).click();
  await sidebar.getByRole('button', { name: 'Page header' }).click();
  await sidebar.getByRole('button', { name: 'Sub nav' }).click();
  await sidebar.getByLabel('New sub nav').fill('Cover');
  await sidebar.getByRole('button', { name: 'Add' }).click();
  await sidebar.getByRole('button', { name: 'Use' }).click();
  await sidebar.getByRole('button', { name: 'Remove from page' }).waitFor();
  await sidebar.getByRole('button', { name: 'Edit links' }).click();

  await sidebar.getByRole('button', { name: 'Add link' }).click();
  await sidebar.getByRole('combobox', { name: 'Page' }).fill('what we');
  await page.getByRole('option', { name: /What we cover/ }).click();
  await sidebar.getByLabel('Link Text').fill('Covered');
  await eventually(
    async () => (await stored())[0].items.map(({ link }: any) => [link.href, link.text]),
    [['/what-is-covered', 'Covered']],
  );

  await subNav.getByRole('link', { name: 'Covered' }).waitFor();
  await status(/^Page: saved/);
  await page.reload();
  await editPage(page);
  await subNav.getByRole('link', { name: 'Covered' }).click();
  await sidebar.getByRole('heading', { name: 'Sub nav links' }).waitFor();
  await sidebar.getByLabel('Name').fill('Our cover');
  await subNav.and(page.getByRole('navigation', { name: 'Our cover' })).waitFor();
  await sidebar.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => (await stored())[0].name, 'Our cover');
  const shown = async () => (await editing.site.get(`/api/subNav/list?domainId=${domainId}`)).json;
  expect(await shown()).toEqual([]);
  await sidebar.getByRole('button', { name: 'Publish' }).click();
  await eventually(async () => (await shown())[0]?.name, 'Our cover');
  await context.close();
});

test('the theme of the page is switched in the sidebar', async () => {
  await editing.makePage('themed');
  const { page, context } = await editing.edit('themed');
  await page.locator('h1').click();
  await page.locator('.ed-sidebar').getByLabel('Theme').selectOption({ label: 'Slate' });
  await page.locator('.page[data-theme="darkSlate"]').waitFor();
  await eventually(async () => (await editing.stored('themed')).theme, 'darkSlate');
  await context.close();
});
