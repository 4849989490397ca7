import fc from 'fast-check';
import { type Area, boxAt, isInside, overlaps } from '../canvas/area.ts';
import { placeToasts } from './place-toasts.ts';

const area: Area = { left: 52, top: 90, right: 852, bottom: 748 };
const size = { width: 300, height: 50 };
const line = (left: number, top: number, right: number): Area => ({ left, top, right, bottom: top + 24 });
const place = (text: Area[], more: { caret?: Area; cards?: Area[]; before?: string } = {}) =>
  placeToasts({ area, size, text, caret: null, cards: [], ...more }).name;

test('toasts are in the middle of the upper edge of the page', () => {
  expect(placeToasts({ area, size, text: [], caret: null, cards: [] }).box).toEqual(boxAt(302, 98, size));
});

test('toasts move to the lower edge if they would cover the edited text or a card', () => {
  expect(place([line(60, 110, 800)])).toBe('bottom');
  expect(place([line(60, 110, 200)])).toBe('top');
  expect(place([], { cards: [line(60, 110, 800)] })).toBe('bottom');
});

test('toasts cover a card rather than the edited text, and another line rather than that of the caret', () => {
  expect(place([line(60, 110, 800)], { cards: [line(60, 710, 800)] })).toBe('bottom');
  const lines = [line(60, 110, 800), line(60, 710, 800)];
  expect(place(lines, { caret: lines[0] })).toBe('bottom');
  expect(place(lines, { caret: lines[1] })).toBe('top');
});

test('toasts stay where they are as long as they cover nothing there', () => {
  expect(place([line(60, 400, 800)], { before: 'bottom' })).toBe('bottom');
  expect(place([line(60, 710, 800)], { before: 'bottom' })).toBe('top');
});

test('toasts are at the upper edge of a window that is too small for them', () => {
  const small = { ...area, right: 300 };
  expect(placeToasts({ area: small, size, text: [], caret: null, cards: [] }).name).toBe('top');
});

const box = fc
  .record({ left: fc.integer({ min: 0, max: 900 }), top: fc.integer({ min: 0, max: 800 }) })
  .map(({ left, top }) => boxAt(left, top, { width: 200, height: 24 }));

test('wherever texts and cards are, toasts are in the window and do not cover the line of the caret', () => {
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 12 }),
      fc.array(box, { maxLength: 2 }),
      box,
      fc.option(fc.constantFrom('top', 'bottom'), { nil: undefined }),
      (lines, cards, caret, before) => {
        const found = placeToasts({ area, size, text: [...lines, caret], caret, cards, before }).box;
        expect(isInside(found, area)).toBe(true);
        expect(overlaps(found, caret)).toBe(false);
      },
    ),
  );
});
