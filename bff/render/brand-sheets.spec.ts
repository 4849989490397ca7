import { BrandStyle } from '../../proto/entities/brand.ts';
import { createBrandSheet } from '../../web/src/brand/style-sheet.ts';
import { createSheetFinder, parseSheetAddress, withSheet } from './brand-sheets.ts';

const others = { density: 'airy', headingFont: 'serif', darkTheme: true };
const style = BrandStyle.parse({ primary: '#12355b', corner: 'small', buttonShape: 'square', ...others });
const find = createSheetFinder(createBrandSheet);

test('the address of a style sheet contains all values that it is computed from', () => {
  const { href } = find(style);
  expect(href).toMatch(/^\/assets\/brand\/12355b-e5a433-fbf5ea-small-square-airy-dark,serif,figtree\.[\w-]{10}\.css$/);
  expect(parseSheetAddress(href.split('/').at(-1)!)).toEqual(style);
});

test.each([
  'x.css',
  '12355b-e5a433-fbf5ea-round-pill-normal-dark,serif,sans.abc.css',
  '12355b-e5a433-fbf5ea-small-pill.abc.css',
  '',
])('"%s" is no address of a style sheet', (file) => expect(parseSheetAddress(file)).toBeNull());

test('two brands have two addresses', () => {
  expect(find(style).href).not.toBe(find({ ...style, primary: '#12355c' }).href);
});

test('a page loads the fonts of its brand only', () => {
  const urls = ['/assets/fraunces-latin.woff2', '/assets/figtree-latin.woff2'];
  const assets = { script: '', styles: [], preloads: [], fonts: { base: urls, extended: [] } };
  expect(withSheet(assets, find(style)).fonts.base).toEqual(['/assets/figtree-latin.woff2']);
});

test('the standard look needs no style sheet', () => {
  const assets = { script: '', styles: ['/site.css'], preloads: [], fonts: { base: [], extended: [] } };
  expect(withSheet(assets, find(BrandStyle.parse({})))).toBe(assets);
});

test('an uploaded font is part of the address, and loaded early', () => {
  const sizes = { ascent: 950, descent: 250, lineGap: 0, width: 439 };
  const uploaded = { ...style, bodyFont: { ...sizes, fileId: 'a-b_c', name: 'X.woff2', licence: 'OFL' } };
  const sheet = find(uploaded);
  expect(sheet.href).toContain('-dark,serif,a-b_c~950~250~0~439.');
  expect(parseSheetAddress(sheet.href.split('/').at(-1)!)).toMatchObject({ bodyFont: { ...sizes, fileId: 'a-b_c' } });
  const assets = { script: '', styles: [], preloads: [], fonts: { base: [], extended: [] } };
  expect(withSheet(assets, sheet).fonts.base).toEqual(['/file/a-b_c/font.woff2']);
});
