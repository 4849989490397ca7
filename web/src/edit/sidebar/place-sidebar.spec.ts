import fc from 'fast-check';
import { placeBesideText, placeSidebar, spanOf } from './place-sidebar.ts';

const at = (side: 'left' | 'right', selected: { left: number; right: number } | null, pressed: number | null) => ({
  current: { side, width: 420 },
  width: 420,
  windowWidth: 1232,
  selected,
  pressed,
});

test.each([
  ['stays where it covers nothing', 'right', { left: 60, right: 700 }, 100, 'right'],
  ['leaves the side where it covers what is selected', 'right', { left: 700, right: 1200 }, 900, 'left'],
  ['covers less of what is below both sides', 'left', { left: 60, right: 900 }, 650, 'right'],
  ['stays if both sides cover as much', 'left', { left: 0, right: 1280 }, 650, 'left'],
  ['never covers the pressed point', 'left', { left: 400, right: 1280 }, 450, 'right'],
  ['never covers the pressed point', 'right', { left: 0, right: 1280 }, 1000, 'left'],
] as const)('the sidebar %s', (_rule, current, selected, pressed, side) => {
  expect(placeSidebar(at(current, selected, pressed)).side).toBe(side);
});

test.each([
  ['stays next to a short text', 'right', { left: 60, right: 700 }, { side: 'right', width: 420 }],
  ['changes the side', 'right', { left: 500, right: 1200 }, { side: 'left', width: 420 }],
  ['becomes narrower', 'right', { left: 100, right: 850 }, { side: 'right', width: 320 }],
  ['has no place next to a text that is as wide as the page', 'right', { left: 60, right: 1170 }, null],
] as const)('while a text is edited, the sidebar %s', (_rule, current, selected, place) => {
  expect(placeBesideText({ ...at(current, selected, null), selected })).toEqual(place);
});

test('the sidebar covers no part of the text that is being edited', () => {
  const edge = fc.integer({ min: 0, max: 2000 });
  const side = fc.constantFrom('left' as const, 'right' as const);
  fc.assert(
    fc.property(
      edge,
      edge,
      fc.integer({ min: 1024, max: 2000 }),
      fc.integer({ min: 320, max: 640 }),
      side,
      fc.option(edge),
      (a, b, windowWidth, width, current, pressed) => {
        const selected = { left: Math.min(a, b), right: Math.max(a, b) };
        const place = placeBesideText({ current: { side: current, width }, width, windowWidth, selected, pressed });
        if (!place) return;
        const { left, right } = spanOf(place, windowWidth);
        expect(right <= selected.left || left >= selected.right).toBe(true);
      },
    ),
  );
});
