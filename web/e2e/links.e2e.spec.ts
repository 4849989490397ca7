import type { Locator, Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openLinkForm } from './open-link-form.ts';

let editing: EditingSite;
let page: Page;
let slug: string;
beforeAll(async () => {
  editing = await startEditing();
  await editing.makePage('what-is-covered', { header: { title: 'What we cover' } });
});
afterAll(() => editing?.stop());

let pages = 0;
const button = {
  componentType: 'CtaButton',
  key: 'b',
  link: { type: 'page', href: '/what-is-covered', text: 'Read on' },
};

/** Opens a new page in the tab that all tests share. */
async function open(more?: Record<string, unknown>): Promise<void> {
  slug = `links-${++pages}`;
  await editing.makePage(slug, more);
  ({ page } = await editing.editInSameTab(slug));
}
const sidebar = () => page.locator('.ed-sidebar');

describe('a link in a rich text', () => {
  const storedText = async () => (await editing.stored(slug)).contents[0].text;
  const plain = '<p>Text one</p>';
  let form: Locator;
  const address = () => form.getByRole('textbox', { name: 'Address' });
  const linkButton = () => page.locator('#ed-layer').getByRole('button', { name: 'Link', exact: true });
  beforeAll(() => open());

  test('is written in a form that marks its words, offers no removal yet, and keeps Tab', async () => {
    form = await openLinkForm(page);
    await eventually(() => page.locator('.ed-marked').textContent(), 'Text');
    expect(await form.getByRole('button', { name: 'Remove the link' }).count()).toBe(0);
    await form.getByRole('combobox', { name: 'Page' }).fill('/what-is-covered');
    await form.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Page');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toContain('Close');
    expect(await form.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('/what-is-covered');
    await form.getByRole('combobox', { name: 'Page' }).fill('');
  });

  test('that is typed is asked about before Esc drops it, and the focus is where it was', async () => {
    await form.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await caretIn(page, 'Text one');
    await linkButton().click();
    await form.getByRole('radio', { name: 'External' }).click();
    await address().fill('https://example.com/a');
    await form.getByRole('radio', { name: 'Page' }).click();
    await form.getByText('the link still goes to https://example.com/a').waitFor();
    await form.getByRole('radio', { name: 'External' }).click();
    await address().focus();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await page.keyboard.press('Escape');
    await question.getByText('The address of the link').waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await address().inputValue()).toBe('https://example.com/a');
    expect(await address().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'detached' });
    await caretIn(page, 'Text one');
    expect(await storedText()).toBe(plain);
  });

  test('is applied by a press outside; with a dead target its form stays open with a question', async () => {
    form = await openLinkForm(page);
    await form.getByRole('radio', { name: 'External' }).click();
    await address().fill('covered');
    await page.locator('h1').click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await address().inputValue()).toBe('covered');
    await address().fill('example.com/a');
    await page.locator('h1').click();
    await form.waitFor({ state: 'detached' });
    await eventually(storedText, '<p><a href="https://example.com/a">Text</a> one</p>');
    expect(await page.locator('.ed-marked').count()).toBe(0);
  });

  test('is removed in its form', async () => {
    form = await openLinkForm(page);
    await form.getByRole('button', { name: 'Remove the link' }).click();
    await eventually(storedText, plain);
  });

  test('never turns a relative address into a site: it offers the matching page', async () => {
    form = await openLinkForm(page);
    await form.getByRole('radio', { name: 'External' }).click();
    await address().fill('covered');
    await page.keyboard.press('Enter');
    await form.getByText('Start with https://').first().waitFor();
    await form.getByRole('button', { name: /What we cover/ }).click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await eventually(storedText, '<p><a href="/what-is-covered">Text</a> one</p>');
  });

  test('ends with its text: words in the place of a deleted one are plain, and undo removes it for good', async () => {
    const stored = async (index: number) => (await editing.stored(slug)).contents[index].text;
    const second = () => stored(1);
    await page.locator('#main').getByText('Text two').click();
    await caretIn(page, 'Text two');
    await page.keyboard.press('End');
    await page.keyboard.type(' a.org and');
    await eventually(second, '<p>Text two <a href="https://a.org">a.org</a> and</p>');
    for (let letter = 0; letter < ' a.org and'.length; letter++) await page.keyboard.press('Backspace');
    await page.keyboard.type(' plain');
    await eventually(second, '<p>Text two plain</p>');
    // In the second text, undo may take back more, because it groups changes by time.
    const third = () => stored(2);
    await page.locator('#main').getByText('Text three').click();
    await caretIn(page, 'Text three');
    await page.keyboard.press('End');
    await page.keyboard.type(' a.org ');
    await eventually(third, '<p>Text three <a href="https://a.org">a.org</a> </p>');
    await page.keyboard.press('Control+z');
    await eventually(async () => /<a/.test(await third()), false);
    await page.keyboard.type(' a');
    await page.keyboard.press('Enter');
    await page.keyboard.type('b');
    await eventually(async () => /b<\/p>/.test(await third()), true);
    expect(await third()).not.toContain('<a');
  });
});

describe('the link of a block', () => {
  const storedLink = async () => (await editing.stored(slug)).contents[0].link;
  const shown = () => page.locator('[data-block=CtaButton] a');
  beforeAll(async () => {
    await open({ contents: [button] });
    await shown().click();
  });

  test('keeps its address while another type is selected, and gets the one entered there', async () => {
    await sidebar().getByRole('radio', { name: 'Page' }).click();
    await sidebar().getByRole('radio', { name: 'External' }).click();
    await sidebar().getByText('the link still goes to /what-is-covered').waitFor();
    expect(await shown().getAttribute('href')).toBe('/what-is-covered');
    await sidebar().getByRole('textbox', { name: 'Address' }).fill('https://example.com');
    await eventually(storedLink, { type: 'external', href: 'https://example.com', text: 'Read on' });
    await sidebar().getByRole('radio', { name: 'Page' }).click();
    await eventually(storedLink, { type: 'page', href: '/what-is-covered', text: 'Read on' });
  });

  test('to an address without a page remains and is marked, and a page is found by its title', async () => {
    const warning = sidebar().getByText('No page has this address yet.');
    await sidebar().getByRole('combobox', { name: 'Page' }).fill('no-such-page');
    await warning.waitFor();
    await eventually(async () => (await storedLink()).href, '/no-such-page');
    await sidebar().getByRole('combobox', { name: 'Page' }).fill('what we');
    await sidebar()
      .getByRole('option', { name: /What we cover/ })
      .click();
    await warning.waitFor({ state: 'detached' });
    await eventually(async () => (await storedLink()).href, '/what-is-covered');
  });

  test('is chosen from a list of articles: if that fails, it shows neither an error nor an empty list, and the search can be repeated', async () => {
    await editing.makePage('found', { pageType: 'news', template: 'article', header: { title: 'Found again' } });
    let checked = new URLSearchParams();
    await page.route('**/api/article/filter*', (route) => {
      checked = new URL(route.request().url()).searchParams;
      return route.fulfill({ status: 503, body: '{}' });
    });
    await sidebar().getByRole('button', { name: 'Choose an article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose an article' });
    const again = dialog.getByRole('button', { name: 'Search again' });
    await again.waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await page.locator('.ed-toast').count()).toBe(0);
    expect(await dialog.getByText('No Article Found').count()).toBe(0);
    expect(checked.get('limit')).toBe('24');
    const types = await dialog.getByRole('group', { name: 'Type' }).locator('label').allTextContents();
    expect(types.sort()).toEqual(['Case study', 'Event', 'Feature', 'News']);
    await page.unroute('**/api/article/filter*');
    await again.click();
    await dialog.getByText('Found again').waitFor();
    expect(await again.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
});

test('a link to the page of the region is marked only if the region has no such page', async () => {
  const region = await editing.call('/regions/createRegion', { region: { name: 'Australia', slugPrefix: 'au' } });
  await editing.call('/regions/publishRegion', { region });
  const carousel = (href: string) => ({
    componentType: 'NewsCarousel',
    key: href.slice(1),
    link: { type: 'page', href, text: `All of ${href}` },
  });
  await editing.makePage('au/carousels', { region, contents: [carousel('/news'), carousel('/contact')] });
  ({ page } = await editing.editInSameTab('au/carousels'));
  for (const [href, visited, isMarked] of [
    ['/news', '/au/news', false],
    ['/contact', '/au/contact', true],
  ] as const) {
    const checked = page.waitForResponse((one) => one.request().method() === 'HEAD' && one.url().endsWith(visited));
    await page.locator('[data-block=NewsCarousel] a', { hasText: `All of ${href}` }).click();
    await eventually(() => sidebar().getByRole('combobox', { name: 'Page' }).inputValue(), href);
    await checked;
    const warning = sidebar().getByText('No page has this address yet.');
    if (isMarked) await warning.waitFor();
    expect(await warning.count()).toBe(isMarked ? 1 : 0);
  }
});

describe('publishing a page with dead links', () => {
  const contents = [
    { ...button, link: { ...button.link, href: '/no-such-page' } },
    {
      componentType: 'RichText',
      key: 't',
      text: '<p>See <a href="/draft-only">the draft</a> or <a href="/live">this</a></p>',
    },
  ];
  const lines = () =>
    page.getByRole('dialog', { name: 'Publish page' }).getByRole('list', { name: 'Problems' }).getByRole('listitem');
  const publish = () => page.getByRole('button', { name: 'Publish page' }).click();
  beforeAll(async () => {
    await editing.makePage('draft-only');
    const { _id, revision } = await editing.makePage('live');
    await editing.call('/page/publishPage', { page: { _id, revision } });
  });

  test('lists them, links to the block of each, and publishes when confirmed', async () => {
    await open({ contents });
    await publish();
    await eventually(
      async () => (await lines().allTextContents()).map((text) => /\/[\w-]+/.exec(text)![0]),
      ['/no-such-page', '/draft-only'],
    );
    await lines().last().getByRole('button', { name: 'Go to' }).click();
    await sidebar().getByRole('heading', { name: 'Rich text' }).waitFor();
    expect((await editing.stored(slug)).published).toBe(false);
    await publish();
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await eventually(async () => (await editing.stored(slug)).published, true);
  });

  test('asks nothing if every link works, even to pages with viewer roles', async () => {
    const { _id, revision } = await editing.makePage('restricted');
    const restricted = await editing.call('/page/publishPage', { page: { _id, revision } });
    const role = await editing.call('/roles/save', { role: { name: 'Colleagues' } });
    const roles = [{ _id: role._id, level: { viewer: true } }];
    await editing.call('/roles/applyToPage', { page: { _id: restricted._id }, roles });
    await eventually(async () => (await editing.site.get('/restricted')).status, 404);
    await open({
      contents: [
        { ...button, link: { ...button.link, href: '/live' } },
        { ...button, key: 'c', link: { ...button.link, href: '/restricted' } },
      ],
    });
    await publish();
    await eventually(async () => (await editing.stored(slug)).published, true);
  });
});
