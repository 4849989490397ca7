import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from '../area.ts';
import { placeFields } from './place-fields.ts';

const area = { left: 54, top: 110, right: 1024, bottom: 724 };
const block = { left: 54, top: 200, right: 1024, bottom: 500 };
const chip = (left: number, top: number) => boxAt(left, top, { width: 90, height: 28 });
const cells = [54, 380, 706].map((left) => boxAt(left, 300, { width: 300, height: 180 }));
const box = fc
  .record({
    left: fc.integer({ min: -100, max: 1100 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ left, top, ...size }) => boxAt(left, top, size));

const pointer = boxAt(900, 700, { width: 2, height: 2 });
const hidden = (...homes: Area[]) => homes.map((home) => ({ home, current: null, cell: block, hasFocus: false }));

test('a field is shown where it would be, if nothing is there', () => {
  expect(placeFields({ fields: hidden(chip(100, 300)), area, taken: [], pointer })).toEqual([chip(100, 300)]);
});

test('fields of one place are shown in a row', () => {
  const fields = hidden(chip(100, 300), chip(100, 300), chip(100, 300));
  const row = [chip(100, 300), chip(194, 300), chip(288, 300)];
  expect(placeFields({ fields, area, taken: [], pointer })).toEqual(row);
});

test('a field moves off a line of text, and is not shown if there is no place', () => {
  const fields = hidden(chip(100, 300));
  const line = boxAt(54, 290, { width: 970, height: 40 });
  expect(placeFields({ fields, area, taken: [line], pointer })).toEqual([chip(100, 258)]);
  expect(placeFields({ fields, area, taken: [area], pointer })).toEqual([null]);
});

test('a field is shown after what is in its place, if there is no room above or below', () => {
  const icon = boxAt(90, 300, { width: 30, height: 30 });
  const lines = [280, 332].map((top) => boxAt(54, top, { width: 970, height: 18 }));
  expect(placeFields({ fields: hidden(chip(100, 300)), area, taken: [icon, ...lines], pointer })).toEqual([
    chip(124, 300),
  ]);
});

test('a field with the focus is also shown under the pointer', () => {
  const fields = [{ ...hidden(chip(100, 300))[0]!, hasFocus: true }];
  expect(placeFields({ fields, area, taken: [], pointer: chip(110, 310) })).toEqual([chip(100, 300)]);
});

test('a field does not appear under the pointer, and stays there when the pointer arrives', () => {
  const under = boxAt(110, 310, { width: 2, height: 2 });
  expect(placeFields({ fields: hidden(chip(100, 300)), area, taken: [], pointer: under })).not.toEqual([
    chip(100, 300),
  ]);
  const fields = [{ home: chip(100, 300), current: chip(100, 300), cell: block, hasFocus: false }];
  expect(placeFields({ fields, area, taken: [], pointer: under })).toEqual([chip(100, 300)]);
});

test('fields of the cells of a grid stay in their cells, although a text is where each would be', () => {
  const fields = cells.map((cell) => ({ home: chip(cell.left, cell.top), current: null, cell, hasFocus: false }));
  const titles = cells.map(({ left, top }) => boxAt(left, top, { width: 200, height: 30 }));
  expect(placeFields({ fields, area, taken: titles, pointer })).toEqual(cells.map(({ left }) => chip(left, 268)));
});

test('no field is where it would seem to belong to another cell', () => {
  const field = fc.record({
    home: box,
    current: fc.option(box),
    cell: fc.constantFrom(block, ...cells),
    hasFocus: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(field, { maxLength: 6 }), fc.array(box, { maxLength: 6 }), (fields, taken) => {
      placeFields({ fields, area, taken, pointer }).forEach((shown, index) => {
        const { cell } = fields[index]!;
        for (const other of fields.map((one) => one.cell))
          if (shown && !isInside(cell, other)) expect(overlaps(shown, other)).toBe(false);
      });
    }),
  );
});

test('no field covers anything, or another field, or is outside of the window', () => {
  const field = fc.record({
    home: box,
    current: fc.option(box),
    cell: fc.constantFrom(block, ...cells),
    hasFocus: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(field, { maxLength: 5 }), fc.array(box, { maxLength: 12 }), (fields, taken) => {
      const shown = placeFields({ fields, area, taken, pointer }).filter((one): one is Area => one !== null);
      for (const [index, one] of shown.entries()) {
        expect(isInside(one, area)).toBe(true);
        expect([...taken, ...shown.slice(0, index)].some((other) => overlaps(one, other))).toBe(false);
      }
    }),
  );
});
