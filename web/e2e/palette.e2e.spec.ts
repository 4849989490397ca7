import type { Page } from 'playwright-core';
import { defaultPreferences } from '../../proto/entities/preferences.ts';
import { type Editing, type EditingSite, caretIn, startEditing } from './editing-site.ts';
import { eventually } from './eventually.ts';

let editing: EditingSite;
let page: Page;
let status: Editing['status'];
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

/** Opens a new page in the tab that all tests share. */
async function open(slug: string, more?: object) {
  await editing.makePage(slug, { ...more });
  ({ page, status } = await editing.editInSameTab(slug));
}
const toast = (text: string | RegExp) => page.getByRole('status').or(page.getByRole('alert')).getByText(text).waitFor();
const dialog = () => page.getByRole('dialog', { name: 'Add a block' });
const search = () => page.getByRole('combobox', { name: 'Search blocks' });
const activeOption = () => dialog().getByRole('option', { selected: true });

async function openPalette(text: string): Promise<void> {
  await page.locator('#main').getByText(text).click();
  await page.getByRole('button', { name: 'Insert below' }).click();
  await dialog().waitFor();
}

test('the tour follows what an editor does, and is shown once to a person, not once on each device', async () => {
  await open('start');
  const tourOf = (of: Page) => of.getByRole('region', { name: 'First steps' });
  const tour = tourOf(page);
  await tour.getByText('1 of 3').waitFor();
  await page.locator('h1').click();
  await page.keyboard.type('New ');
  await tour.getByText('2 of 3').waitFor();
  await tour.getByRole('button', { name: 'Skip the tour' }).click();
  await eventually(() => tour.count(), 0);
  await openPalette('Text one');
  await search().fill('Dividing line');
  await page.keyboard.press('Enter');
  await eventually(() => dialog().count(), 0);
  await eventually(async () => (await editing.call('/user/me', {})).preferences, {
    ...defaultPreferences,
    tourSeen: true,
    recentBlocks: ['DividingLine'],
  });

  const device = await editing.edit('start');
  expect(await tourOf(device.page).count()).toBe(0);
  await device.page.locator('#main').getByText('Text one').click();
  await device.page.getByRole('button', { name: 'Insert below' }).click();
  const recent = device.page.getByRole('dialog', { name: 'Add a block' }).getByRole('group', { name: 'Recent' });
  await recent.getByRole('option', { name: 'Dividing line' }).waitFor();
  await device.page.keyboard.press('Escape');
  await device.page.getByRole('button', { name: 'Help', exact: true }).click();
  await device.page.getByRole('button', { name: 'Show the tour' }).click();
  await tourOf(device.page).getByText('1 of 3').waitFor();
  await device.context.close();
});

describe('a slash command', () => {
  const contents = async () =>
    (await editing.stored('slash')).contents.map(({ componentType, text }: Record<string, string>) => [
      componentType,
      text,
    ]);
  async function newParagraphAfter(text: string) {
    await page.locator('#main').getByText(text, { exact: true }).click();
    await caretIn(page, text);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  beforeAll(() => {
    const items = [{ key: 'n', prefix: '', number: '4,200', suffix: '', description: 'claims' }];
    return open('slash', {
      contents: [
        { componentType: 'RichText', key: 'text', text: '<p>First</p><p>Second</p>' },
        { componentType: 'ByNumbers', key: 'numbers', title: 'Our year', items },
      ],
    });
  });

  test('a slash in an empty paragraph offers blocks, and the chosen one splits the text', async () => {
    await newParagraphAfter('First');
    await page.keyboard.type('/');
    await dialog().waitFor();
    await page.keyboard.type('testim');
    await dialog().getByRole('option', { name: 'Quote', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-block=QuoteBlock]').waitFor();
    await status('Saved');
    await eventually(contents, [
      ['RichText', '<p>First</p>'],
      ['QuoteBlock', undefined],
      ['RichText', '<p>Second</p>'],
      ['ByNumbers', undefined],
    ]);
  });

  test('Esc leaves the slash as text, and a slash within a text offers nothing', async () => {
    await newParagraphAfter('Second');
    await page.keyboard.type('/');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.keyboard.type('x and/or');
    await eventually(async () => (await contents())[2], ['RichText', '<p>Second</p><p>/x and/or</p>']);
    expect(await dialog().count()).toBe(0);
  });
});

test('a block is saved as a pattern', async () => {
  await page.locator('#main').getByText('Our year').click();
  await page.locator('#ed-layer').getByRole('button', { name: 'Save as pattern' }).first().click();
  const naming = page.getByRole('dialog', { name: 'Save as pattern' });
  await naming.getByText('Give the pattern a name.').waitFor();
  await naming.getByLabel('Name').fill('Figures of the year');
  await page.keyboard.press('Enter');
  await naming.waitFor({ state: 'detached' });
});

describe('the palette', () => {
  beforeAll(() => open('palette'));

  test('Esc closes the palette and returns the focus', async () => {
    await page.locator('#main').getByText('Text one').click();
    await page.getByRole('button', { name: 'Insert below' }).press('Enter');
    await search().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Insert below');
  });

  test('a block is found by a synonym, chosen with arrow keys, and arrives with sample content and the caret', async () => {
    await page.keyboard.press('Enter');
    await search().fill('testimonial');
    await eventually(() => activeOption().getAttribute('aria-label'), 'Quote');
    await search().fill('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await eventually(() => activeOption().getAttribute('data-option'), '1');
    await search().fill('testimonials');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    const quote = page.locator('[data-block=QuoteBlock]');
    await eventually(() => quote.locator('[data-ed-sample]').count(), 3);
    await page.locator('#ed-layer').getByText('Sample', { exact: true }).waitFor();
    await status('Saved');
  });

  test('sample content is not published', async () => {
    await page.getByRole('button', { name: 'Publish page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish page' });
    await dialog.locator('[data-check=sampleContent][data-policy=block]').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await editing.stored('palette')).toMatchObject({ published: false });
  });

  test('typing replaces a sample text, which is then no sample; the others can be kept', async () => {
    const quote = page.locator('[data-block=QuoteBlock]');
    await quote.getByText('in the words of the person').click();
    await page.keyboard.type('They called back.');
    await eventually(() => quote.locator('[data-ed-sample]').count(), 2);
    await eventually(() => quote.locator('blockquote').innerText(), 'They called back.');
    await page.getByRole('button', { name: 'Keep as it is: Quote' }).click();
    await eventually(() => quote.locator('[data-ed-sample]').count(), 0);
    await page.getByRole('button', { name: 'Publish page' }).click();
    await toast('Page Published');
    const [, stored] = (await editing.stored('palette')).contents;
    expect(stored).toMatchObject({ componentType: 'QuoteBlock', quote: '<p>They called back.</p>' });
    expect(stored).not.toHaveProperty('sample');
  });

  test('an empty block is previewed by its drawing, every other one as it looks', async () => {
    await openPalette('Text three');
    const preview = dialog().locator('[data-page-preview]').last();
    const choose = async (words: string, name: string) => {
      await search().fill(words);
      await activeOption().filter({ hasText: name }).waitFor();
      await preview.locator('~ strong', { hasText: name }).waitFor();
    };
    await choose('rich text', 'Rich text');
    await preview.locator('> svg').waitFor();
    await choose('quote', 'Quote');
    await preview.locator('[data-block=QuoteBlock]').waitFor();
    await eventually(() => preview.locator('> svg').count(), 0);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  test('recently inserted blocks come first', async () => {
    await openPalette('Text three');
    await eventually(
      () => dialog().getByRole('group').first().getByRole('option').first().getAttribute('aria-label'),
      'Quote',
    );
    await page.keyboard.press('Escape');
  });

  test('a pattern is used on another page, with new keys, and is renamed and deleted', async () => {
    await openPalette('Text two');
    await dialog().getByRole('option', { name: 'Figures of the year' }).waitFor();
    await search().fill('figures of');
    await page.keyboard.press('Enter');
    await page.locator('[data-block=ByNumbers]').getByText('4,200').waitFor();
    await eventually(async () => (await editing.stored('palette')).contents.length, 5);
    const [, , , block] = (await editing.stored('palette')).contents;
    expect(block).toMatchObject({ componentType: 'ByNumbers', title: 'Our year', items: [{ number: '4,200' }] });
    expect([block.key, block.items[0].key]).not.toEqual(expect.arrayContaining(['numbers', 'n']));

    await openPalette('Text two');
    await search().fill('figures of');
    await dialog().getByRole('button', { name: 'Rename' }).click();
    await dialog().getByLabel('Name').fill('Our figures');
    await page.keyboard.press('Enter');
    await search().fill('our figures');
    await dialog().getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete pattern' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await eventually(() => dialog().getByRole('option', { name: 'Our figures' }).count(), 0);
  });
});
