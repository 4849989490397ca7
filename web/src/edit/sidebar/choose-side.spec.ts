import { chooseSide } from './choose-side.ts';

const sidebars = { left: { left: 60, right: 480 }, right: { left: 800, right: 1220 } };

test.each([
  ['stays where it covers nothing', 'right', { left: 60, right: 700 }, 100, 'right'],
  ['leaves the side where it covers what is selected', 'right', { left: 700, right: 1200 }, 900, 'left'],
  ['covers less of what is below both sides', 'left', { left: 60, right: 900 }, 650, 'right'],
  ['stays if both sides cover as much', 'left', { left: 0, right: 1280 }, 650, 'left'],
  ['never covers the pressed point', 'left', { left: 400, right: 1280 }, 450, 'right'],
  ['never covers the pressed point', 'right', { left: 0, right: 1280 }, 1000, 'left'],
] as const)('the sidebar %s', (_rule, current, selected, pressed, side) => {
  expect(chooseSide(current, sidebars, selected, pressed)).toBe(side);
});
