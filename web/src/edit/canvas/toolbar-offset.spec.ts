import { toolbarOffset } from './toolbar-offset.ts';

const block = { left: 0, top: 100, width: 544, height: 300 };
const text = (top: number, height = 50) => ({ left: 40, top, width: 464, height });
const toolbar = { left: 60, width: 300, height: 40 };

test('a toolbar is placed above the button over the block if its text starts at the top of the block', () => {
  // The button ends 30 px above the block; the toolbar begins 4 px above the button.
  expect(toolbarOffset(text(100), toolbar, block, 'above')).toBe(26);
  expect(toolbarOffset(text(110), toolbar, block, 'above')).toBe(36);
});

test('it stays at its text if there is room inside the block', () => {
  expect(toolbarOffset(text(160), toolbar, block, 'above')).toBe(0);
});

test('it stays at its text if the button is at its side', () => {
  expect(toolbarOffset(text(100), { ...toolbar, width: 150 }, block, 'above')).toBe(0);
  expect(toolbarOffset(text(100), { ...toolbar, left: 300 }, block, 'above')).toBe(0);
});

test('below a text it does not cover the button below the block', () => {
  expect(toolbarOffset(text(350), toolbar, block, 'below')).toBe(26);
  expect(toolbarOffset(text(200), toolbar, block, 'below')).toBe(0);
});
