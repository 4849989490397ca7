import { STEPS, type Spacing, itemStyle, toPixels, screens, sides, readSteps } from './spacing.ts';

const item = (spacing?: Record<string, string>) => ({ componentType: 'Text', key: 'a', ...(spacing && { spacing }) });

test('steps one to six are 4, 16, 24, 32, 48 and 64 pixels, and a missing one is none', () => {
  expect(STEPS).toEqual([0, 4, 16, 24, 32, 48, 64]);
  expect(toPixels(undefined)).toBe(0);
  expect(toPixels('9')).toBe(0);
});

test('an item has twelve spacing settings: four sides on three screens', () => {
  expect(sides).toEqual(['marginTop', 'marginBottom', 'paddingTop', 'paddingBottom']);
  expect(screens).toEqual(['Small', 'Medium', 'Large']);
});

test('an unchanged item has no style: the style sheet has the default', () => {
  expect(itemStyle(item())).toEqual({});
  expect(itemStyle(item({ marginTopSmall: '' }))).toEqual({});
  expect(readSteps({}, 'marginBottom')).toEqual([2, 2, 2]);
  expect(readSteps({}, 'marginTop')).toEqual([0, 0, 0]);
});

test.each<[string, Spacing, (string | number)[]]>([
  ['a small one holds on every screen', { marginBottomSmall: '6' }, ['6', '6', '6']],
  ['a medium one holds from there on', { marginBottomMedium: '5' }, [2, '5', '5']],
  ['a large one leaves the others at their default', { marginBottomLarge: '4' }, [2, 2, '4']],
  ['each has its own', { marginBottomSmall: '1', marginBottomMedium: '3', marginBottomLarge: '5' }, ['1', '3', '5']],
  ['large skips a medium that is missing', { marginBottomSmall: '1', marginBottomLarge: '5' }, ['1', '1', '5']],
  ['a zero is a choice, not a gap', { marginBottomSmall: '4', marginBottomMedium: '0' }, ['4', '0', '0']],
])('%s', (_rule, spacing, steps) => {
  expect(readSteps(spacing, 'marginBottom')).toEqual(steps);
});

test('a changed side has a distance for each screen, the others none', () => {
  expect(itemStyle(item({ marginTopLarge: '6', paddingBottomSmall: '1', marginBottomMedium: '0' }))).toEqual({
    ...{ '--mt-s': '0px', '--mt-m': '0px', '--mt-l': '64px' },
    ...{ '--pb-s': '4px', '--pb-m': '4px', '--pb-l': '4px' },
    ...{ '--ab-s': '0px', '--ab-m': '0px', '--ab-l': '0px' },
    ...{ '--mb-s': '16px', '--mb-m': '0px', '--mb-l': '0px' },
  });
});

test('a block has its default spacing up to the screen for which an editor sets it', () => {
  expect(itemStyle(item({ paddingTopMedium: '0' }))).toEqual({
    ...{ '--pt-s': '0px', '--pt-m': '0px', '--pt-l': '0px' },
    ...{ '--at-m': '0px', '--at-l': '0px' },
  });
});

test('a colour is validated, so that nothing else is added to the style', () => {
  const coloured = (value: string) => ({ ...item(), backgroundColour: { value, fontColour: value } });
  for (const colour of ['#abc', '#1c262dff', 'white', 'rgb(1, 2, 3)', 'hsl(10 20% 30% / 0.5)', 'var(--paper)'])
    expect(itemStyle(coloured(colour))).toMatchObject({ '--item-background': colour, '--item-colour': colour });
  for (const other of [
    'url(//evil.example)',
    'red;background:url(//evil.example)',
    'var(--a, url(//evil.example))',
    '',
  ])
    expect(itemStyle(coloured(other))).toEqual(itemStyle(item()));
});
