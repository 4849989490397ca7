import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { SIDEBAR } from './dialog-violations.ts';
import { openScreen } from './open-screen.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
const dashboard = () => page.getByRole('dialog', { name: /^Welcome to your dashboard/ });
const dialog = (name: string) => page.getByRole('dialog', { name });
const toast = (text: string) => page.locator('.ed-toast', { hasText: text });
const live = async (slug: string) =>
  (await editing.site.get(`/api/page/load?slug=${slug}`)).json as { tags?: string[]; published?: boolean };

beforeAll(async () => {
  editing = await startEditing();
  const { call } = editing;
  for (const [name, slugPrefix] of [
    ['Australia', 'au'],
    ['New Zealand', 'nz'],
  ]) {
    const region = await call('/regions/createRegion', { region: { name, slugPrefix, homePageSlug: 'home' } });
    await call('/regions/publishRegion', { region });
    if (slugPrefix !== 'au') continue;
    await editing.makePage('leave', { header: { title: 'Parental leave' }, region: { _id: region._id } });
  }
  for (let n = 1; n <= 20; n++) {
    const text = {
      componentType: 'RichText',
      key: 'one',
      text: '<p>Text</p>',
      ...(n === 7 && { sample: { text: true } }),
    };
    await editing.makePage(`offer-${n}`, { header: { title: `Offer ${n}` }, contents: [text] });
  }
  ({ page } = await editing.edit('au/leave'));
});
afterAll(() => editing?.stop());

test('a page is rebuilt for another region: copied, adapted and published', async () => {
  await page.getByRole('button', { name: 'Open page settings' }).click();
  await page.getByRole('button', { name: 'Copy to regions…' }).click();
  const copy = dialog('Copy to regions');
  await copy.getByLabel('New Zealand').check();
  await copy.getByText('New pages: 1').waitFor();
  await copy.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.waitForURL('**/nz/leave');
  await toast('Copied “Parental leave” to New Zealand').waitFor();
  await page.locator('#main').getByText('Text one').dblclick();
  await caretIn(page, 'Text one');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('For Aotearoa');
  await page.locator('.ed-status-text', { hasText: /^Saved/ }).waitFor();
  await eventually(async () => (await editing.stored('nz/leave')).contents[0].text, '<p>For Aotearoa</p>');
  const { _id, revision } = await editing.stored('nz/leave');
  await editing.call('/page/publishPage', { page: { _id, revision } });
  expect((await editing.site.get('/nz/leave')).text).toContain('For Aotearoa');
  expect((await editing.stored('au/leave')).contents[0].text).toBe('<p>Text one</p>');
});

/** In pixels. Fields with a smaller distance are in the same row, so they must be aligned. */
const SAME_ROW = 8;

test.each(['Pages', 'Media', 'Users', 'Leads', 'Audit log'])(
  'the filters of %s are aligned, and in at most two rows on a small screen',
  async (name) => {
    await page.setViewportSize({ width: 1440, height: 768 });
    await openScreen(page, name);
    const panel = dashboard().getByRole('tabpanel', { name });
    const fields = panel.locator('input:not([type=checkbox]):not([type=file]), select');
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
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      const middles = await panel
        .locator('search :is(input, select, button)')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
        );
      expect(new Set(middles).size).toBeLessThanOrEqual(2);
    }
  },
);

test('twenty pages are tagged and published at once, also after a reload; one is refused and named', async () => {
  await openScreen(page, 'Pages');
  await dashboard().getByRole('searchbox', { name: 'Title or address' }).fill('offer');
  await dashboard().getByRole('button', { name: 'Title' }).click();
  await dashboard().getByText('20 pages', { exact: true }).waitFor();
  await page.reload();
  await eventually(() => dashboard().getByRole('searchbox', { name: 'Title or address' }).inputValue(), 'offer');
  await dashboard().getByText('20 pages', { exact: true }).waitFor();
  await dashboard().getByLabel('Select all pages of this table').check();
  await dashboard().getByText('20 pages selected').waitFor();

  await dashboard().getByRole('button', { name: 'Tags…' }).click();
  await dialog('Add or remove tags').getByLabel('Add tags').fill('Spring');
  await dialog('Add or remove tags').getByRole('button', { name: 'Change tags' }).click();
  await toast('Tags changed: 20 pages').waitFor();

  await dashboard().getByRole('button', { name: 'Publish…', exact: true }).click();
  const publish = dialog('Publish pages');
  await publish.getByText('Visitors will see 20 pages for the first time.').waitFor();
  await publish.getByRole('button', { name: 'Publish', exact: true }).click();
  await publish.getByText('19 of 20 done.').waitFor();
  await publish.getByRole('region', { name: 'Not done: 1 page' }).getByText('Offer 7').waitFor();
  await page.getByText('Checked: visitors get the current state of 19 pages.').waitFor();
  await publish.getByRole('button', { name: 'Close' }).last().click();
  expect(await live('offer-1')).toMatchObject({ published: true, tags: ['spring'] });
  expect((await editing.site.get('/api/page/load?slug=offer-7')).status).toBe(404);
  await eventually(() => dashboard().locator('[data-status=live]').count(), 19);
});

test('a filter is saved, and the tags of all pages are removed again with undo', async () => {
  await dashboard().getByRole('button', { name: 'More filters' }).click();
  await dashboard().getByLabel('Tag', { exact: true }).selectOption('spring');
  await dashboard().getByRole('button', { name: 'Save filter…' }).click();
  await dialog('Save filter').getByLabel('Name').fill('Spring offers');
  await dialog('Save filter').getByRole('button', { name: 'Save' }).click();
  await eventually(() => dashboard().getByLabel('Saved filters').inputValue(), 'Spring offers');
  await dashboard().getByRole('button', { name: 'Tags…' }).click();
  await dialog('Add or remove tags').getByLabel('Remove tags').fill('spring');
  await dialog('Add or remove tags').getByRole('button', { name: 'Change tags' }).click();
  await dialog('Add or remove tags').waitFor({ state: 'detached' });
  await toast('Tags changed: 20 pages').last().getByRole('button', { name: 'Undo' }).click();
  await toast('Undone: 20 pages').waitFor();
  expect((await editing.stored('offer-3')).tags).toEqual(['spring']);
});

test('a page is a template, and a new page starts as a copy of it', async () => {
  await page.keyboard.press('Escape');
  await dashboard().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open page settings' }).click();
  await page.getByLabel('Use as a template').check();
  await eventually(async () => (await editing.call('/sitemap/listPages?isTemplate=true')).total, 1);
  await page.keyboard.press('Escape');
  await dialog('Page settings').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create new page' }).click();
  await page.getByRole('radio', { name: 'Parental leave' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sick leave');
  await page.getByRole('button', { name: 'Create page' }).click();
  await page.waitForURL('**/nz/sick-leave');
  expect(await editing.stored('nz/sick-leave')).toMatchObject({
    header: { title: 'Sick leave' },
    contents: [{ text: '<p>For Aotearoa</p>' }, {}, {}],
  });
});

test('a page of another type names what its template does not show, and can be changed back', async () => {
  await page.getByRole('button', { name: 'Open page settings' }).click();
  await page.getByRole('button', { name: 'Change page type…' }).click();
  await dialog('Change page type').getByLabel('Page Type').selectOption('News');
  await dialog('Change page type').getByText('New address: /nz/news/sick-leave').waitFor();
  await dialog('Change page type').getByRole('button', { name: 'Change type' }).click();
  await page.waitForURL('**/nz/news/sick-leave');
  await toast('Page type changed').getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL('**/nz/sick-leave');
  expect(await editing.stored('nz/sick-leave')).toMatchObject({ pageType: 'page', template: 'primary' });
});

test('a picture gets tags, by which it is found, and shows where it is used', async () => {
  const { _id } = await editing.storePicture('coast.png');
  await editing.storePicture('team.png');
  await editing.makePage('coast', {
    header: { title: 'The coast', image: { imageId: _id, alt: 'Waves on a beach' } },
    contents: [{ componentType: 'Media', key: 'media', image: { imageId: _id } }],
  });
  const uses = `/dependencies/checkDependencies?type=image&imageId=${_id}`;
  await eventually(async () => (await editing.call(uses)).length, 1);
  await openScreen(page, 'Pages');
  await dashboard().getByRole('tab', { name: 'Media' }).click();
  const tags = dashboard().getByLabel('Tags of coast.png');
  await tags.fill('Sea, Travel');
  await tags.press('Enter');
  await toast('coast.png saved').waitFor();
  await dashboard().getByLabel('Tag', { exact: true }).selectOption('sea');
  await eventually(() => dashboard().getByText('team.png').count(), 0);
  await dashboard().getByRole('button', { name: 'Where used: coast.png' }).click();
  await dashboard().getByText('Alternative text: “Waves on a beach”, none').waitFor();
  await dashboard().getByRole('button', { name: 'The coast' }).click();
  await page.waitForURL('**/coast');
});

test('links of a copy that still lead to the old region are listed, with a jump to their block', async () => {
  const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`;
  const { region } = await editing.stored('au/leave');
  await editing.makePage('cover', {
    region,
    header: { title: 'Cover' },
    contents: [
      { componentType: 'RichText', key: 'moved', text: link('/au/leave', 'All about leave') },
      { componentType: 'RichText', key: 'left', text: link('/au/dental', 'Our dentists') },
    ],
  });
  await page.context().close();
  ({ page } = await editing.edit('au/cover'));
  await page.getByRole('button', { name: 'Open page settings' }).click();
  await page.getByRole('button', { name: 'Copy to regions…' }).click();
  await dialog('Copy to regions').getByLabel('New Zealand').check();
  await dialog('Copy to regions').getByRole('button', { name: 'Copy', exact: true }).click();
  await page.waitForURL('**/nz/cover');
  const card = page.getByRole('region', { name: '1 link still leads to Australia' });
  await card.getByRole('button', { name: 'Our dentists' }).click();
  await page.locator(SIDEBAR).waitFor();
  const [moved, left] = (await editing.stored('nz/cover')).contents;
  expect([moved.text, left.text]).toEqual([link('/nz/leave', 'All about leave'), link('/au/dental', 'Our dentists')]);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await eventually(() => card.count(), 0);
});

test('a message says which pages were copied where, and opens a single copy', async () => {
  const copyTo = async (region: string) => {
    await dashboard().getByRole('button', { name: 'Copy to regions…' }).click();
    await dialog('Copy to regions').getByLabel(region).check();
    await dialog('Copy to regions').getByRole('button', { name: 'Copy', exact: true }).click();
  };
  const select = (n: number) => dashboard().getByLabel(`Select Offer ${n} (/offer-${n})`);
  await openScreen(page, 'Pages');
  await dashboard().getByRole('searchbox', { name: 'Title or address' }).fill('offer-1');
  await select(1).check();
  await select(10).check();
  await copyTo('New Zealand');
  await toast('Copied 2 pages to New Zealand').getByRole('button', { name: 'Undo' }).waitFor();
  expect(await toast('Copied 2 pages').getByRole('button', { name: 'Open the copy' }).count()).toBe(0);
  await select(10).uncheck();
  await copyTo('Australia');
  await toast('Copied “Offer 1” to Australia').getByRole('button', { name: 'Open the copy' }).click();
  await page.waitForURL('**/au/offer-1');
  await eventually(() => dashboard().count(), 0);
});
