import { BrandStyle } from '../../proto/entities/brand.ts';
import { createBrandSheet } from '../../web/src/brand/style-sheet.ts';
import { createSheetFinder, parseSheetAddress } from './brand-sheets.ts';

const style = BrandStyle.parse({ primary: '#12355b', corner: 'small', buttonShape: 'square' });
const find = createSheetFinder(createBrandSheet);

test('the address of a style sheet contains all values that it is computed from', () => {
  const { href } = find(style);
  expect(href).toMatch(/^\/assets\/brand\/12355b-e5a433-fbf5ea-small-square\.[\w-]{10}\.css$/);
  expect(parseSheetAddress(href.split('/').at(-1)!)).toEqual(style);
});

test.each(['x.css', '12355b-e5a433-fbf5ea-round-pill.abc.css', '12355b-e5a433-fbf5ea-small-pill.css', ''])(
  '"%s" is no address of a style sheet',
  (file) => expect(parseSheetAddress(file)).toBeNull(),
);

test('two brands have two addresses', () => {
  expect(find(style).href).not.toBe(find({ ...style, primary: '#12355c' }).href);
});
