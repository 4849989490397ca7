import { type EditingSite, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test('a linked page is deleted with a replacement, and its visitors are redirected', async () => {
  const link = { type: 'page', href: '/old-office', text: 'Visit us' };
  await editing.makePage('old-office');
  const target = await editing.makePage('new-office', { header: { title: 'The new office' } });
  await editing.call('/page/publishPage', { page: { _id: target._id, revision: target.revision } });
  await editing.makePage('offices', {
    header: { title: 'All offices' },
    contents: [{ componentType: 'CtaBlock', key: 'cta', link }],
  });
  await eventually(
    async () => (await editing.call('/dependencies/checkDependencies?type=link&url=/old-office')).length,
    1,
  );
  await eventually(async () => (await editing.call('/sitemap/filter?search=new-office&size=5')).total, 1);
  const { page, context } = await editing.edit('old-office');
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await choose('Open page settings');
  await choose('Delete Page');
  const dialog = page.getByRole('dialog', { name: 'Delete page' });

  const user = dialog.getByRole('link', { name: 'All offices /offices' });
  expect(await user.getAttribute('href')).toBe('/offices');
  expect(await dialog.getByRole('button', { name: /delete$/i }).count()).toBe(0);

  const picker = dialog.getByRole('combobox', { name: 'Redirect visitors to' });
  await picker.fill('/nowhere');
  await dialog.getByRole('button', { name: 'Redirect and delete' }).click();
  await page.locator('.ed-toast', { hasText: 'There is no published page at /nowhere' }).waitFor();
  await picker.fill('new office');
  await dialog.getByRole('option', { name: 'The new office' }).click();
  await dialog.getByRole('button', { name: 'Redirect and delete' }).click();
  await page.locator('.ed-toast', { hasText: 'Visitors are redirected to /new-office' }).waitFor();
  await page.waitForURL('**/new-office');
  await eventually(async () => (await editing.site.get('/old-office')).headers.location, '/new-office');
  await context.close();
});
