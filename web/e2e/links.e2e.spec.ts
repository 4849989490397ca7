import type { Page } from 'playwright-core';
import { type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';
import { openLinkForm } from './open-link-form.ts';

let editing: EditingSite;
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

/** Opens a new page for each test, in one tab. */
async function open(more?: Record<string, unknown>) {
  const slug = `links-${++pages}`;
  await editing.makePage(slug, more);
  return { slug, ...(await editing.editInSameTab(slug)) };
}
const storedText = async (slug: string) => (await editing.stored(slug)).contents[0].text;
const storedLink = async (slug: string) => (await editing.stored(slug)).contents[0].link;

async function openButton(page: Page) {
  await page.locator('[data-block=CtaButton] a').click();
  return page.locator('.ed-sidebar');
}

describe('a link in a rich text', () => {
  test('leads to a page found by its title, with the keyboard only', async () => {
    const { page, slug } = await open();
    const form = await openLinkForm(page);
    await eventually(() => page.locator('.ed-marked').textContent(), 'Text');
    await form.getByRole('combobox', { name: 'Page' }).pressSequentially('what we');
    await page.getByRole('option', { name: /What we cover/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await eventually(() => storedText(slug), '<p><a href="/what-is-covered">Text</a> one</p>');
    expect(await page.locator('.ed-marked').count()).toBe(0);
  });

  test.each([
    ['Page', 'what-is-covered', '/what-is-covered'],
    ['External', 'example.com/a', 'https://example.com/a'],
  ])('of the type %s to %s leads to %s', async (type, typed, href) => {
    const { page, slug } = await open();
    const form = await openLinkForm(page);
    await form.getByRole('radio', { name: type }).click();
    await form.getByRole('textbox').or(form.getByRole('combobox')).fill(typed);
    const apply = form.getByRole('button', { name: 'Apply' });
    // Closes the list of pages, which can cover the button.
    await apply.focus();
    await apply.click();
    await eventually(() => storedText(slug), `<p><a href="${href}">Text</a> one</p>`);
  });

  test('that is typed is asked about before Esc drops it, and the focus is where it was', async () => {
    const { page, slug } = await open();
    const form = await openLinkForm(page);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await caretIn(page, 'Text one');
    await page.locator('#ed-layer').getByRole('button', { name: 'Link', exact: true }).click();
    await form.getByRole('radio', { name: 'External' }).click();
    const address = form.getByRole('textbox', { name: 'Address' });
    await address.fill('https://example.com/a');
    await form.getByRole('radio', { name: 'Page' }).click();
    await form.getByText('the link still goes to https://example.com/a').waitFor();
    await form.getByRole('radio', { name: 'External' }).click();
    await address.focus();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await page.keyboard.press('Escape');
    await question.getByText('The address of the link').waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await address.inputValue()).toBe('https://example.com/a');
    expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'detached' });
    await caretIn(page, 'Text one');
    expect(await storedText(slug)).toBe('<p>Text one</p>');
  });

  test('is applied by a press outside; with a dead target its form stays open with a question', async () => {
    const { page, slug } = await open();
    const form = await openLinkForm(page);
    await form.getByRole('radio', { name: 'External' }).click();
    const address = form.getByRole('textbox', { name: 'Address' });
    await address.fill('covered');
    await page.locator('h1').click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await address.inputValue()).toBe('covered');
    await address.fill('https://example.com');
    await page.locator('h1').click();
    await form.waitFor({ state: 'detached' });
    await eventually(() => storedText(slug), '<p><a href="https://example.com">Text</a> one</p>');
  });

  test('is not lost by Tab, which stays in its form', async () => {
    const { page } = await open();
    const form = await openLinkForm(page);
    await form.getByRole('combobox', { name: 'Page' }).fill('/what-is-covered');
    await form.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Page');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toContain('Close');
    expect(await form.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('/what-is-covered');
  });

  test('is removed in the form of a link, which words without a link do not offer', async () => {
    const { page, slug } = await open();
    const remove = (await openLinkForm(page)).getByRole('button', { name: 'Remove the link' });
    expect(await remove.count()).toBe(0);
    await page.getByRole('combobox', { name: 'Page' }).fill('/what-is-covered');
    // The list of pages can cover the button.
    await page.keyboard.press('Enter');
    await eventually(() => storedText(slug), '<p><a href="/what-is-covered">Text</a> one</p>');
    await page.locator('#ed-layer').getByRole('button', { name: 'Link', exact: true }).click();
    await remove.click();
    await eventually(() => storedText(slug), '<p>Text one</p>');
  });

  test('ends with its text: words after it and in the place of a deleted one are plain, and undo removes it for good', async () => {
    const { page, slug } = await open();
    await page.locator('#main').getByText('Text two').click();
    await caretIn(page, 'Text two');
    const second = async () => (await editing.stored(slug)).contents[1].text;
    await page.keyboard.press('End');
    await page.keyboard.type(' example.org and');
    await eventually(second, '<p>Text two <a href="https://example.org">example.org</a> and</p>');
    for (let letter = 0; letter < ' example.org and'.length; letter++) await page.keyboard.press('Backspace');
    await page.keyboard.type(' plain');
    await eventually(second, '<p>Text two plain</p>');
    await page.keyboard.type(' example.org ');
    await eventually(second, '<p>Text two plain <a href="https://example.org">example.org</a> </p>');
    await page.keyboard.press('Control+z');
    await eventually(async () => /<a/.test(await second()), false);
    await page.keyboard.type(' a');
    await page.keyboard.press('Enter');
    await page.keyboard.type('b');
    await eventually(async () => /b<\/p>/.test(await second()), true);
    expect(await second()).not.toContain('<a');
  });

  test('never turns a relative address into a site: it offers the matching page', async () => {
    const { page, slug } = await open();
    const form = await openLinkForm(page);
    await form.getByRole('radio', { name: 'External' }).click();
    await form.getByRole('textbox', { name: 'Address' }).fill('covered');
    await page.keyboard.press('Enter');
    await form.getByText('Start with https://').first().waitFor();
    await form.getByRole('button', { name: /What we cover/ }).click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await eventually(() => storedText(slug), '<p><a href="/what-is-covered">Text</a> one</p>');
  });
});

describe('the link of a block', () => {
  test('keeps its address while another type is selected, and gets the one entered there', async () => {
    const { page, slug, status } = await open({ contents: [button] });
    const sidebar = await openButton(page);
    await sidebar.getByRole('radio', { name: 'Page' }).click();
    await sidebar.getByRole('radio', { name: 'External' }).click();
    await sidebar.getByText('the link still goes to /what-is-covered').waitFor();
    expect(await page.locator('[data-block=CtaButton] a').getAttribute('href')).toBe('/what-is-covered');
    await sidebar.getByRole('textbox', { name: 'Address' }).fill('https://example.com');
    await status('Saved');
    await eventually(() => storedLink(slug), { type: 'external', href: 'https://example.com', text: 'Read on' });
    await sidebar.getByRole('radio', { name: 'Page' }).click();
    await eventually(() => storedLink(slug), { type: 'page', href: '/what-is-covered', text: 'Read on' });
  });

  test('is found by its title, with pages of the region first', async () => {
    const { page, slug } = await open({ contents: [button] });
    const sidebar = await openButton(page);
    await sidebar.getByRole('combobox', { name: 'Page' }).fill('what we');
    await sidebar.getByRole('option', { name: /What we cover/ }).click();
    await eventually(async () => (await storedLink(slug)).href, '/what-is-covered');
  });

  test('to an address without a page remains and is marked', async () => {
    const { page, slug } = await open({ contents: [button] });
    const sidebar = await openButton(page);
    const warning = sidebar.getByText('No page has this address yet.');
    await sidebar.getByRole('combobox', { name: 'Page' }).fill('no-such-page');
    await warning.waitFor();
    await eventually(async () => (await storedLink(slug)).href, '/no-such-page');
    await sidebar.getByRole('combobox', { name: 'Page' }).fill('/what-is-covered');
    await warning.waitFor({ state: 'detached' });
  });
});

test('a link to the page of the region is marked only if the region has no such page', async () => {
  const region = await editing.call('/regions/createRegion', { region: { name: 'Australia', slugPrefix: 'au' } });
  await editing.call('/regions/publishRegion', { region });
  const carousel = (href: string) => ({
    componentType: 'NewsCarousel',
    key: 'n',
    link: { type: 'page', href, text: 'All News' },
  });
  for (const [href, visited, isMarked] of [
    ['/news', '/au/news', false],
    ['/contact', '/au/contact', true],
  ] as const) {
    const slug = `au/carousel-${isMarked}`;
    await editing.makePage(slug, { region, contents: [carousel(href)] });
    const { page, context } = await editing.edit(slug);
    const checked = page.waitForResponse((one) => one.request().method() === 'HEAD' && one.url().endsWith(visited));
    await page.locator('[data-block=NewsCarousel] a', { hasText: 'All News' }).click();
    await page.locator('.ed-sidebar').getByRole('combobox', { name: 'Page' }).waitFor();
    await checked;
    const warning = page.locator('.ed-sidebar').getByText('No page has this address yet.');
    if (isMarked) await warning.waitFor();
    expect(await warning.count()).toBe(isMarked ? 1 : 0);
    await context.close();
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
  const lines = (page: Page) =>
    page.getByRole('dialog', { name: 'Publish page' }).getByRole('list', { name: 'Problems' }).getByRole('listitem');
  const publish = (page: Page) => page.getByRole('button', { name: 'Publish page' }).click();
  beforeAll(async () => {
    await editing.makePage('draft-only');
    const { _id, revision } = await editing.makePage('live');
    await editing.call('/page/publishPage', { page: { _id, revision } });
  });

  test('lists them, links to the block of each, and publishes when confirmed', async () => {
    const { page, slug } = await open({ contents });
    await publish(page);
    await eventually(
      async () => (await lines(page).allTextContents()).map((text) => /\/[\w-]+/.exec(text)![0]),
      ['/no-such-page', '/draft-only'],
    );
    await lines(page).last().getByRole('button', { name: 'Go to' }).click();
    await page.locator('.ed-sidebar').getByRole('heading', { name: 'Rich text' }).waitFor();
    expect((await editing.stored(slug)).published).toBe(false);
    await publish(page);
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
    const { page, slug } = await open({
      contents: [
        { ...button, link: { ...button.link, href: '/live' } },
        { ...button, key: 'c', link: { ...button.link, href: '/restricted' } },
      ],
    });
    await publish(page);
    await eventually(async () => (await editing.stored(slug)).published, true);
  });
});

test('a failed article list shows neither an error nor an empty list, and the search can be repeated', async () => {
  await editing.makePage('found', { pageType: 'news', template: 'article', header: { title: 'Found again' } });
  const { page } = await open({ contents: [button] });
  let checked = new URLSearchParams();
  await page.route('**/api/article/filter*', (route) => {
    checked = new URL(route.request().url()).searchParams;
    return route.fulfill({ status: 503, body: '{}' });
  });
  const sidebar = await openButton(page);
  await sidebar.getByRole('button', { name: 'Choose an article' }).click();
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
});
