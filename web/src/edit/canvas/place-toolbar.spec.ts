import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from './area.ts';
import { type ToolbarSurroundings, placeToolbar } from './place-toolbar.ts';

const area = { left: 54, top: 110, right: 1024, bottom: 724 };
const size = { width: 480, height: 40 };
const lines = (left: number, right: number, from: number, to: number): Area[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / 30)) }, (_, at) =>
    boxAt(left, from + at * 30, { width: right - left, height: 26 }),
  );
const around = (text: Area, part: Partial<ToolbarSurroundings> = {}): ToolbarSurroundings => {
  const own = lines(text.left, text.right, text.top, text.bottom);
  return { text, area, size, buttons: [], lines: own, caret: own[0]!, others: () => [], ...part };
};

const boxWithin = fc
  .record({
    left: fc.integer({ min: -200, max: 1024 }),
    top: fc.integer({ min: -900, max: 968 }),
    width: fc.integer({ min: 1, max: 1024 }),
    height: fc.integer({ min: 1, max: 1800 }),
  })
  .map(({ left, top, width, height }) => boxAt(left, top, { width, height }));
const boxes = fc.array(boxWithin, { maxLength: 6 });
/** With room for a toolbar above and below. */
const shortText = fc
  .record({
    left: fc.integer({ min: 54, max: 500 }),
    top: fc.integer({ min: 160, max: 420 }),
    width: fc.integer({ min: 40, max: 500 }),
    height: fc.integer({ min: 26, max: 250 }),
  })
  .map(({ left, top, width, height }) => boxAt(left, top, { width, height }));
const beforePlace = fc.constantFrom(undefined, 'above', 'above-right', 'below', 'below-right', 'top', 'bottom');
const covers = (box: Area, others: readonly Area[]) => others.some((other) => overlaps(box, other));

test('the toolbar of a text is in the window and never on the line with the caret', () => {
  fc.assert(
    fc.property(boxWithin, boxes, boxes, beforePlace, fc.nat(), (text, buttons, others, before, at) => {
      const all = lines(text.left, text.right, text.top, text.bottom);
      const caret = all[at % all.length]!;
      const { box } = placeToolbar(around(text, { buttons, lines: all, caret, others: () => others, before }));
      expect(isInside(box, area)).toBe(true);
      expect(overlaps(box, caret)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, (text: Area, other: Area) => boolean]>([
  ['above', (text, other) => other.bottom <= text.top],
  ['below', (text, other) => other.top >= text.bottom],
])('it covers no other text if those are only %s its text', (_side, isThere) => {
  fc.assert(
    fc.property(shortText, boxes, (text, all) => {
      const others = all.filter((other) => isThere(text, other));
      expect(covers(placeToolbar(around(text, { others: () => others })).box, others)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('it leaves its first place only for one that covers no other text', () => {
  fc.assert(
    fc.property(shortText, boxes, boxes, (text, buttons, others) => {
      const first = placeToolbar(around(text, { buttons }));
      const place = placeToolbar(around(text, { buttons, others: () => others }));
      if (place.name !== first.name)
        expect([covers(first.box, others), covers(place.box, others)]).toEqual([true, false]);
    }),
    { numRuns: 2000 },
  );
});

test('it stays at its place while it covers no line of its text, and other texts are not measured', () => {
  const others = () => {
    throw new Error('measured');
  };
  fc.assert(
    fc.property(shortText, fc.constantFrom('above', 'above-right', 'below', 'below-right'), (text, before) => {
      expect(placeToolbar(around(text, { before, others })).name).toBe(before);
    }),
  );
});

const text = { left: 60, top: 300, right: 900, bottom: 400 };
const shortLine = boxAt(60, 262, { width: 200, height: 26 });
test.each<[string, Area, Area[], string]>([
  ['above its text', text, [], 'above'],
  ['above the end of its text if that is next to a short line', text, [shortLine], 'above-right'],
  ['below its text if a whole line is above', text, [{ ...shortLine, right: 900 }], 'below'],
  ['above its text if every place covers a text', text, lines(60, 900, 200, 500), 'above'],
  ['below a text under the header', { ...text, top: 120 }, [], 'below'],
  ['below the header in a text that is higher than the window', { ...text, top: -500, bottom: 2000 }, [], 'top'],
])('the toolbar is %s', (_rule, box, others, name) => {
  const caret = boxAt(60, 380, { width: 800, height: 26 });
  expect(placeToolbar(around(box, { caret, others: () => others })).name).toBe(name);
});
