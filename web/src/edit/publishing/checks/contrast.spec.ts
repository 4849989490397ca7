import { contrastRatio, parseColor } from './contrast.ts';

const ratio = (a: string, b: string) => contrastRatio(parseColor(a)!, parseColor(b)!);

test('the contrast of black and white is 21, whichever comes first', () => {
  expect(ratio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(ratio('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
});

test('a grey of #767676 is just readable on white, and #777777 is not', () => {
  expect(ratio('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(4.5);
  expect(ratio('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBeLessThan(4.5);
});

test.each(['transparent', 'color(srgb 1 1 1)', ''])('%j is not compared', (text) => {
  expect(parseColor(text)).toBeNull();
});

test('the opacity of a color is read', () => {
  expect(parseColor('rgba(1, 2, 3, 0.5)')).toEqual({ rgb: [1, 2, 3], alpha: 0.5 });
});
