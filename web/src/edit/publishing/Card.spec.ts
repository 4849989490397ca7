import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from '../canvas/area.ts';
import { placeCard } from './Card.tsx';

const area: Area = { left: 52, top: 90, right: 1280, bottom: 748 };
const size = { width: 320, height: 260 };
const line = (left: number, top: number, right: number): Area => ({ left, top, right, bottom: top + 24 });
const place = (text: Area[], more: { others?: Area[]; before?: string } = {}) =>
  placeCard({ area, size, text, others: [], ...more })?.name;

test('a card is at the lower left corner as long as nothing is edited there', () => {
  expect(place([])).toBe('bottom-left');
  expect(place([line(100, 100, 1200)])).toBe('bottom-left');
});

test('it takes the first corner in which it covers no line of the edited text', () => {
  expect(place([line(100, 600, 700)])).toBe('bottom-right');
  expect(place([line(100, 600, 1200)])).toBe('top-left');
  expect(place([line(100, 600, 1200), line(100, 200, 300)])).toBe('top-right');
});

test('a text that leaves no corner free folds it', () => {
  expect(place([line(100, 600, 1200), line(100, 200, 1200)])).toBeUndefined();
});

test('it covers the bar of a block rather than the text, and no bar if there is another corner', () => {
  const bar = line(60, 700, 300);
  expect(place([], { others: [bar] })).toBe('bottom-right');
  expect(place([line(500, 600, 1200), line(100, 200, 1200)], { others: [bar] })).toBe('bottom-left');
});

test('it stays where it is as long as it covers nothing there', () => {
  expect(place([], { before: 'top-right' })).toBe('top-right');
  expect(place([line(900, 200, 1200)], { before: 'top-right' })).toBe('bottom-left');
});

test('a window that is too small for it shows it as long as nothing is edited', () => {
  const small = { ...area, bottom: 200 };
  expect(placeCard({ area: small, size, text: [], others: [] })?.box.top).toBe(small.top);
  expect(placeCard({ area: small, size, text: [line(900, 190, 1000)], others: [] })).toBeNull();
});

const box = fc
  .record({ left: fc.integer({ min: 0, max: 1300 }), top: fc.integer({ min: 0, max: 800 }) })
  .map(({ left, top }) => boxAt(left, top, { width: 200, height: 24 }));

test('wherever texts and bars are, a card is in the window and covers no text', () => {
  fc.assert(
    fc.property(
      fc.array(box, { minLength: 1, maxLength: 12 }),
      fc.array(box, { maxLength: 4 }),
      fc.option(fc.constantFrom('bottom-left', 'bottom-right', 'top-left', 'top-right'), { nil: undefined }),
      (text, others, before) => {
        const found = placeCard({ area, size, text, others, before });
        expect(found === null || isInside(found.box, area)).toBe(true);
        expect(found && text.some((one) => overlaps(one, found.box))).toBeFalsy();
      },
    ),
  );
});
