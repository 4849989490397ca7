import type { Page } from 'playwright-core';
import { samples } from '../../scripts/demo/style-guide/samples.ts';
import { blocks } from '../src/blocks/index.ts';
import { createSampleItem } from '../src/blocks/new-item.ts';
import { eventually } from './eventually.ts';
import { type EditingSite, startEditing, viewPage } from './editing-site.ts';

/** Blocks that editors see in another form than visitors, with the reason. */
const DIFFERENT: Record<string, string> = {
  Accordion: 'every answer is open',
  Anchor: 'visitors do not see it',
  ContactList: 'numbers are texts instead of links',
  Form: 'the message of success is shown',
  JobListings: 'jobs are not grouped, and closed ones are shown',
  MailchimpForm: 'visitors do not see it while it is not set up',
  SvgAnimations: 'the drawing does not move',
  Trainings: 'visitors do not see it while it is not set up',
};

let editing: EditingSite;
beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing?.stop());

test('empty fields take no space: every sample of a block is as high as for visitors', async () => {
  const contents = blocks
    .filter(({ componentType }) => !(componentType in DIFFERENT))
    .flatMap((block) =>
      samples[block.componentType]!.map((sample, at) =>
        createSampleItem(block, sample, `${block.componentType.toLowerCase()}-${at}`),
      ),
    );
  await editing.makePage('samples', { contents, header: { title: 'No label, introduction, links or picture' } });
  const { page, context } = await editing.edit('samples', { width: 1280, height: 800 });
  const heights = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('main header, main [data-block]')];
      return parts.map((part, at) => {
        const { dataset } = part as HTMLElement;
        return `${at} ${dataset.block ?? 'header'}: ${Math.round(part.getBoundingClientRect().height / 2)}`;
      });
    });
  const edited = await heights();
  await viewPage(page);
  await page.locator('[data-ed-text]').first().waitFor({ state: 'detached' });
  expect(edited).toEqual(await heights());
  await context.close();
});

test('a text of two lines has the same place with and without the caret, and for visitors', async () => {
  const contents = [
    { componentType: 'ContentGrid', key: 'g1', introduction: 'First line\nSecond line', cells: [] },
    { componentType: 'RichText', key: 'r1', text: '<p>Below</p>' },
  ];
  await editing.makePage('lines', { contents });
  const { page } = await editing.editInSameTab('lines');
  await page.setViewportSize({ width: 1280, height: 800 });
  const below = () =>
    page.locator('[data-block=ContentGrid]').evaluate((grid) => {
      const [top, next] = [grid, grid.nextElementSibling!].map((one) => one.getBoundingClientRect().y);
      return next! - top!;
    });
  const before = await below();
  await page.getByText('First line').click();
  await page.locator('[data-ed-text]:focus').waitFor();
  expect(await below()).toBe(before);
  await viewPage(page);
  await page.locator('[data-ed-text]').first().waitFor({ state: 'detached' });
  expect(await below()).toBe(before);
});

test('fields of a block with content appear when it is pointed at, and cover no text', async () => {
  const quote = { componentType: 'QuoteBlock', key: 'q1', quote: '<p>What somebody said.</p>', name: '', role: '' };
  await editing.makePage('quote', { contents: [quote] });
  const { page, status } = await editing.editInSameTab('quote');
  const name = page.locator('[data-block=QuoteBlock] [data-ed-text][data-ed-placeholder=Name]');
  expect(await name.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
  await page.locator('#main').getByText('What somebody said.').hover();
  const height = () =>
    page.locator('[data-block=QuoteBlock]').evaluate((block) => block.getBoundingClientRect().height);
  const before = await height();
  await name.and(page.locator('[data-ed-shown]')).click();
  await page.locator('[data-block=QuoteBlock] [data-ed-shown]:focus').waitFor();
  expect(await height()).toBe(before);
  await page.keyboard.type('Ana');
  await page.locator('[data-block=QuoteBlock] [data-ed-text]:focus:not([data-ed-absent])').waitFor();
  expect(await name.evaluate((one) => one.style.translate)).toBe('');
  expect(await height()).toBeGreaterThan(before);
  await status('Saved');
  expect((await editing.stored('quote')).contents[0].name).toBe('Ana');
});

test('empty fields in the cells of a grid are shown in their cells', async () => {
  const cells = ['First', 'Second', 'Third'].map((title) => ({ key: title, title, text: 'Words of a cell.' }));
  const grid = { componentType: 'ContentGrid', key: 'g', title: 'A grid', introduction: '', columns: '3', cells };
  await editing.makePage('grid', { contents: [grid] });
  const { page } = await editing.editInSameTab('grid');
  await page.locator('#main').getByText('Second', { exact: true }).hover();
  const chips = page.locator('[data-block=ContentGrid] [data-ed-shown]', { hasText: 'Choose a picture' });
  await eventually(() => chips.count(), 3);
  const isInCell = (chip: Element) => {
    const [own, cell] = [chip, chip.parentElement!].map((one) => one.getBoundingClientRect());
    return own!.left >= cell!.left && own!.right <= cell!.right;
  };
  expect(await Promise.all((await chips.all()).map((chip) => chip.evaluate(isInCell)))).toEqual([true, true, true]);
});

test('empty fields cover no words, also where these are no field', async () => {
  const header = { title: 'Breakfast', date: '2020-02-11', introduction: '' };
  const { slug } = await editing.makePage('over', { pageType: 'event', template: 'event', header });
  const { page } = await editing.editInSameTab(slug);
  const notice = page.getByText('This event has ended.');
  await notice.hover();
  await page.locator('header [data-ed-shown]', { hasText: 'Choose a picture' }).waitFor();
  const covering = await notice.evaluate((one) => {
    const words = one.getBoundingClientRect();
    return [...document.querySelectorAll('[data-ed-shown]')]
      .filter((chip) => {
        const { left, right, top, bottom } = chip.getBoundingClientRect();
        return left < words.right && words.left < right && top < words.bottom && words.top < bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covering).toEqual([]);
});

test('the keyboard reaches an empty field, which is shown while it has the focus', async () => {
  const text = {
    componentType: 'CtaBlock',
    key: 'c1',
    title: 'Call us',
    text: '',
    link: { type: 'page', href: '', text: '' },
  };
  await editing.makePage('keys', { contents: [{ ...text, image: { imageId: '' } }] });
  const { page } = await editing.editInSameTab('keys');
  const choose = page.locator('[data-block=CtaBlock]').getByRole('button', { name: 'Choose a picture' });
  await choose.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await choose.evaluate((one) => [one === document.activeElement, getComputedStyle(one).opacity])).toEqual([
    true,
    '1',
  ]);
});

test('a block that has nothing but empty fields shows them, because it would be invisible', async () => {
  const empty = { componentType: 'CtaBlock', key: 'c1', title: '', text: '', image: { imageId: '' } };
  await editing.makePage('nothing', { contents: [{ ...empty, link: { type: 'page', href: '', text: '' } }] });
  const { page } = await editing.editInSameTab('nothing');
  expect(await page.locator('[data-block=CtaBlock] [data-ed-absent]').count()).toBe(0);
  await page.locator('[data-block=CtaBlock]').getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog', { name: 'Picture', exact: true }).waitFor();
});

/** Expects that the date of a page is outlined under the pointer, and changes it in place. */
async function changeDate(slug: string, label: string): Promise<Page> {
  const { page } = await editing.editInSameTab(slug);
  await page.locator('main header time').hover();
  await page.locator('.ed-frame-hovered:visible').waitFor();
  await page.locator('main header time').click();
  const popover = page.getByRole('dialog', { name: label });
  await popover.getByLabel(label).fill('2026-04-02');
  await page.locator('main header time', { hasText: '2 April 2026' }).waitFor();
  await page.getByRole('complementary', { name: 'Nothing selected' }).waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  await eventually(async () => (await editing.stored(slug)).header.date, '2026-04-02');
  return page;
}
const header = { label: 'A label', title: 'T', date: '2026-03-01' };

test('the first day of an event is changed in place', async () => {
  const { slug } = await editing.makePage('dated-event', { template: 'event', pageType: 'event', header });
  await changeDate(slug, 'First day');
});

test('the date and the icon of an article are changed in place', async () => {
  const { slug } = await editing.makePage('dated-article', { template: 'article', pageType: 'news', header });
  const page = await changeDate(slug, 'Date');
  await page.locator('article > header > div:first-child svg').click();
  await page.getByRole('dialog', { name: 'Icon' }).getByLabel('Icon').selectOption('world');
  await eventually(async () => (await editing.stored(slug)).header.icon, 'world');
});

test('the choices of a block are changed in its bar', async () => {
  const { slug } = await editing.makePage('with-quote', {
    contents: [{ componentType: 'QuoteBlock', key: 'q', quote: '<p>Words</p>' }],
  });
  const { page } = await editing.editInSameTab(slug);
  await page.locator('#main').getByText('Words').hover();
  await page.getByRole('toolbar', { name: 'Quote' }).getByRole('button', { name: 'Options' }).click();
  const select = page.getByRole('dialog', { name: 'Options' }).getByRole('combobox').first();
  await select.selectOption({ index: 1 });
  const value = await select.inputValue();
  await eventually(async () => (await editing.stored(slug)).contents[0].look, value);
});
