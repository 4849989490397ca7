import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from './area.ts';
import { type BarSurroundings, placeBar } from './place-bar.ts';

const WINDOW = { width: 1024, height: 768 };
const area = { left: 54, top: 110, right: 1024, bottom: 724 };
const row = { width: 290, height: 30 };
const column = { width: 30, height: 230 };
const around = (part: Partial<BarSurroundings>): BarSurroundings => ({
  block: { left: 0, top: 300, right: 1024, bottom: 500 },
  area,
  row,
  column,
  buttons: [],
  never: [],
  own: [],
  others: () => [],
  ...part,
});
const lines = (left: number, right: number, from: number, to: number): Area[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / 30)) }, (_, at) =>
    boxAt(left, from + at * 30, { width: right - left, height: 26 }),
  );

test.each<[string, Partial<BarSurroundings>, string | undefined]>([
  ['in the upper right corner of its block', {}, 'row-inside-right'],
  ['in the upper left corner if a text is at the right', { own: lines(600, 1000, 300, 500) }, 'row-inside-left'],
  ['above a block full of text', { never: lines(60, 960, 300, 500) }, 'row-above-right'],
  [
    'below it if a text of another block is above',
    { never: lines(60, 960, 300, 500), others: () => lines(0, 1024, 220, 299) },
    'row-below-right',
  ],
  [
    'on the text of another block rather than on one of its own',
    { own: lines(60, 960, 300, 500), others: () => [...lines(0, 1024, 120, 299), ...lines(0, 1024, 500, 720)] },
    'row-above-right',
  ],
  [
    'in the margin as a column if the text is higher than the window',
    { block: { left: 0, top: -400, right: 1024, bottom: 1200 }, never: lines(60, 960, -400, 1200) },
    'column-inside-right',
  ],
  [
    'nowhere if the text with the caret fills the window',
    { block: { left: 0, top: -400, right: 1024, bottom: 1200 }, never: lines(0, 1024, -400, 1200) },
    undefined,
  ],
  [
    'below the header for a block that starts under it',
    { block: { left: 0, top: 40, right: 1024, bottom: 500 } },
    'row-inside-right',
  ],
  ['nowhere if its block is scrolled away', { block: { left: 0, top: -300, right: 1024, bottom: 60 } }, undefined],
  ['where it was, while that covers no text of its block', { before: 'row-below-left' }, 'row-below-left'],
])('the bar is %s', (_rule, part, name) => {
  const place = placeBar(around(part));
  expect(place?.name).toBe(name);
});

test('above a block, the bar makes room for the button that inserts', () => {
  const block = { left: 400, top: 300, right: 640, bottom: 400 };
  const button = boxAt(507, 270, { width: 26, height: 26 });
  const place = placeBar(around({ block, buttons: [button], never: lines(400, 640, 300, 400) }));
  expect(place).toMatchObject({ name: 'row-above-right', box: { bottom: 266 } });
});

const boxWithin = fc
  .record({
    left: fc.integer({ min: -200, max: WINDOW.width }),
    top: fc.integer({ min: -900, max: WINDOW.height + 200 }),
    width: fc.integer({ min: 1, max: WINDOW.width }),
    height: fc.integer({ min: 1, max: 1800 }),
  })
  .map(({ left, top, width, height }) => boxAt(left, top, { width, height }));
const boxes = fc.array(boxWithin, { maxLength: 6 });
const size = fc.record({ width: fc.integer({ min: 30, max: 700 }), height: fc.integer({ min: 24, max: 120 }) });
const places = fc.constantFrom(undefined, 'row-inside-right', 'row-below-left', 'column-inside-right', 'hidden');

test('the bar is in the window and covers neither the text with the caret nor the header', () => {
  const surroundings = fc.record({
    block: boxWithin,
    area: fc.constant(area),
    row: size,
    column: fc.option(fc.constant(column)),
    buttons: boxes,
    never: boxes,
    own: boxes,
    others: boxes.map((all) => () => all),
    before: places,
  });
  fc.assert(
    fc.property(surroundings, ({ before, ...rest }) => {
      const place = placeBar({ ...rest, ...(before && { before }) });
      if (!place) return;
      expect(isInside(place.box, area)).toBe(true);
      expect([...rest.never, ...rest.buttons].some((box) => overlaps(box, place.box))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a block with a free margin has a bar, however long its text is', () => {
  const text = fc.record({ top: fc.integer({ min: -2000, max: 480 }), height: fc.integer({ min: 10, max: 4000 }) });
  fc.assert(
    fc.property(text, ({ top, height }) => {
      const block = { left: 0, top, right: 1024, bottom: top + height };
      if (block.bottom < area.top + 1) return;
      expect(placeBar(around({ block, never: lines(60, 960, top, top + height) }))).not.toBeNull();
    }),
  );
});
