import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from '../area.ts';
import { placeFields } from './place-fields.ts';

const area = { left: 54, top: 110, right: 1024, bottom: 724 };
const block = { left: 54, top: 200, right: 1024, bottom: 500 };
const chip = (left: number, top: number) => boxAt(left, top, { width: 90, height: 28 });
const box = fc
  .record({
    left: fc.integer({ min: -100, max: 1100 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ left, top, ...size }) => boxAt(left, top, size));

const pointer = boxAt(900, 700, { width: 2, height: 2 });
const hidden = (...homes: Area[]) => homes.map((home) => ({ home, current: null }));

test('a field is shown where it would be, if nothing is there', () => {
  expect(placeFields({ fields: hidden(chip(100, 300)), block, area, taken: [], pointer })).toEqual([chip(100, 300)]);
});

test('fields of one place are shown in a row', () => {
  const fields = hidden(chip(100, 300), chip(100, 300), chip(100, 300));
  const row = [chip(100, 300), chip(194, 300), chip(288, 300)];
  expect(placeFields({ fields, block, area, taken: [], pointer })).toEqual(row);
});

test('a field moves off a line of text, and is not shown if there is no place', () => {
  const fields = hidden(chip(100, 300));
  const line = boxAt(54, 290, { width: 970, height: 40 });
  expect(placeFields({ fields, block, area, taken: [line], pointer })).toEqual([chip(100, 258)]);
  expect(placeFields({ fields, block, area, taken: [area], pointer })).toEqual([null]);
});

test('a field does not appear under the pointer, and stays there when the pointer arrives', () => {
  const under = boxAt(110, 310, { width: 2, height: 2 });
  expect(placeFields({ fields: hidden(chip(100, 300)), block, area, taken: [], pointer: under })).not.toEqual([
    chip(100, 300),
  ]);
  const fields = [{ home: chip(100, 300), current: chip(100, 300) }];
  expect(placeFields({ fields, block, area, taken: [], pointer: under })).toEqual([chip(100, 300)]);
});

test('no field covers anything, or another field, or is outside of the window', () => {
  const field = fc.record({ home: box, current: fc.option(box) });
  fc.assert(
    fc.property(fc.array(field, { maxLength: 5 }), fc.array(box, { maxLength: 12 }), (fields, taken) => {
      const shown = placeFields({ fields, block, area, taken, pointer }).filter((one): one is Area => one !== null);
      for (const [index, one] of shown.entries()) {
        expect(isInside(one, area)).toBe(true);
        expect([...taken, ...shown.slice(0, index)].some((other) => overlaps(one, other))).toBe(false);
      }
    }),
  );
});
