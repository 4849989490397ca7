import { readFile } from 'node:fs/promises';
import { type Editing, type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openScreen } from './open-screen.ts';

let editing: EditingSite;
let page: Editing['page'];
beforeAll(async () => {
  editing = await startEditing();
  const created = await editing.makePage('start');
  const header = { ...created.header, title: '=1+1, "two"' };
  await editing.call('/page/save', { page: { ...created, header } });
  ({ page } = await editing.edit('start'));
  await eventually(async () => (await editing.call('/audit/list?kind=page')).entries.length, 2);
  await openScreen(page, 'Audit log');
});
afterAll(() => editing?.stop());

const button = () => page.getByRole('button', { name: 'Download the log as CSV' });

test('the downloaded log says in words what changed, in a cell that no spreadsheet runs', async () => {
  await page.getByLabel('Concerns').selectOption('Page');
  const [download] = await Promise.all([page.waitForEvent('download'), button().click()]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}[.]csv$/);
  const [head, created, edited, ...others] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\ufeffTime,.*,Documents,Entry,What changed$/);
  expect(created).toMatch(/revision 0 to 1\)",[^,]+,$/);
  expect(edited).toMatch(/revision 1 to 2\)",[^,]+,"[^=].*“A title” became “=1\+1, ""two""”"$/);
  expect(others).toEqual(['']);
});

test('a download that is cancelled makes no file, and leaves the button', async () => {
  let answer = () => {};
  const isCancelled = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/api[/]page[/]compare/, async (route) => {
    await isCancelled;
    await route.continue();
  });
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  const asked = page.waitForRequest(/api[/]page[/]compare/);
  await button().click();
  await page.getByText('Describing what changed: 0 of 1').waitFor();
  await asked;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await button().waitFor();
  answer();
  await eventually(() => button().evaluate((node) => node === document.activeElement), true);
  expect(downloads).toEqual([]);
});
