import type { Page } from 'playwright-core';
import { type EditingSite, editPage, startEditing } from './editing-site.ts';
import { readJournal } from './read-journal.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let domainId: string;
beforeAll(async () => {
  editing = await startEditing();
  domainId = (await editing.makePage('sectioned')).domainId;
});
afterAll(() => editing?.stop());

let made = 0;
/** Creates a sub nav with one link on a new page. */
async function makeSubNav() {
  const name = `Cover ${++made}`;
  const { _id, revision } = await editing.call('/subNav/add', { domainId, region: '', name });
  const items = [{ key: 'l1', link: { type: 'page', href: '/sectioned', text: 'Old words' } }];
  await editing.call('/subNav/save', { subNav: { _id, revision, domainId, region: '', name, items } });
  const slug = `sectioned-${made}`;
  await editing.makePage(slug, { miniNavId: _id });
  const stored = async () =>
    (await editing.call(`/subNav/list?domainId=${domainId}`)).find((one: any) => one._id === _id).items[0].link.text;
  return { slug, stored };
}

const sidebar = (page: Page) => page.locator('.ed-sidebar');
const chip = (page: Page) => page.locator('.ed-status').getByText('Sub nav not saved', { exact: true });
const save = (page: Page) => sidebar(page).getByRole('button', { name: 'Save', exact: true }).click();
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'You have changed the same text in another tab or on another device' });

async function openLink(page: Page, text: string): Promise<void> {
  await page.locator('[data-part=sub-nav]').getByRole('link', { name: text }).click();
  await sidebar(page).getByLabel('Link Text').waitFor();
}
async function write(page: Page, text: string): Promise<void> {
  await sidebar(page).getByLabel('Link Text').fill(text);
}

test('one link of a sub nav that is changed in two browsers of one person has both values, and the second one chooses', async () => {
  const { slug, stored } = await makeSubNav();
  const [ann, bob] = [await editing.edit(slug), await editing.edit(slug)];
  for (const { page } of [ann, bob]) await openLink(page, 'Old words');
  await write(bob.page, 'Words of Bob');
  await eventually(stored, 'Words of Bob');

  await write(ann.page, 'Words of Ann');
  const group = conflict(ann.page).locator('fieldset');
  expect(await group.locator('legend').innerText()).toMatch(/^Sub nav, Links/);
  expect(await group.locator('[data-side=theirs] .ed-conflict-value').innerText()).toContain('Words of Bob');
  expect(await group.locator('[data-side=mine] .ed-conflict-value').innerText()).toContain('Words of Ann');
  expect(await stored()).toBe('Words of Bob');
  await group.locator('[data-side=mine] input').check();
  await conflict(ann.page).getByRole('button', { name: 'Apply' }).click();
  await save(ann.page);
  await chip(ann.page).waitFor({ state: 'detached' });
  await eventually(stored, 'Words of Ann');
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test('unsaved links of a closed tab are restored, with a conflict if another tab has changed the same link', async () => {
  const { slug, stored } = await makeSubNav();
  const { page, context } = await editing.edit(slug);
  const other = await context.newPage();
  await other.goto(`${editing.site.bff.url}/${slug}`);
  await editPage(other);
  await openLink(page, 'Old words');
  await page.route('**/api/subNav/save', (route) => route.abort());
  await write(page, 'Left behind');
  await readJournal(page, 'Left behind');
  await page.close({ runBeforeUnload: false });

  await other.evaluate(
    async ({ domainId, name }) => {
      const found = await (await fetch(`/api/subNav/list?domainId=${domainId}`)).json();
      const subNav = found.find((one: any) => one.name === name);
      subNav.items[0].link.text = 'Saved meanwhile';
      const body = JSON.stringify({ subNav });
      await fetch('/api/subNav/save', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    { domainId, name: `Cover ${made}` },
  );
  await eventually(stored, 'Saved meanwhile');

  await other.reload();
  await editPage(other);
  await other.locator('[data-part=sub-nav]').getByRole('link', { name: 'Saved meanwhile' }).click();
  await other.locator('.ed-toast', { hasText: 'have been restored' }).waitFor();
  const group = conflict(other).locator('fieldset');
  expect(await group.locator('[data-side=theirs] .ed-conflict-value').innerText()).toContain('Saved meanwhile');
  expect(await group.locator('[data-side=mine] .ed-conflict-value').innerText()).toContain('Left behind');
  await group.locator('[data-side=mine] input').check();
  await conflict(other).getByRole('button', { name: 'Apply' }).click();
  await save(other);
  await eventually(stored, 'Left behind');
  await context.close();
});
