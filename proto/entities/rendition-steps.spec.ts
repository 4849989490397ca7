import { Rendition } from './rendition.ts';
import { roundToSteps } from './rendition-steps.ts';

const rounded = (query: string) =>
  roundToSteps(Rendition.parse(Object.fromEntries(new URLSearchParams(query)))) as Record<string, unknown>;

test.each([
  ['w=800&h=450', { w: 800, h: 450 }],
  ['w=801', { w: 900 }],
  ['h=801', { h: 900 }],
  ['w=400&h=225&s=2', { w: 800, h: 450 }],
  ['w=333&h=200', { w: 360, h: 219 }],
  ['w=10&h=4000', { w: 16, h: 4000 }],
  ['w=3999&h=3999', { w: 4000, h: 4000 }],
  ['w=4000&h=3', { w: 4000, h: 63 }],
  ['w=4000&h=4000&s=4', { w: 4000, h: 4000 }],
  ['', {}],
])('the size of %j is rounded up to %j', (query, size) => {
  const { w, h } = rounded(query);
  expect({ w, h }).toEqual({ w: undefined, h: undefined, ...size });
});

test.each([
  ['q=1', { q: 40 }],
  ['q=71', { q: 85 }],
  ['', { q: 70 }],
  ['b=0.3', { b: 1 }],
  ['b=60', { b: 100 }],
])('quality and blur of %j are rounded up to %j', (query, step) => expect(rounded(query)).toMatchObject(step));

test('crop and format are unchanged, and so is a request for the original', () => {
  expect(rounded('cx=1&cy=2&cw=31&ch=17&f=png&t=1')).toMatchObject({ cx: 1, cy: 2, cw: 31, ch: 17, f: 'png', t: true });
  expect(rounded('o=1&w=333')).toMatchObject({ o: true, w: 333 });
});

test('no side shrinks, proportions stay within a 64th of the width, and rounding twice changes nothing', () => {
  for (let w = 16; w <= 4000; w += 37)
    for (let h = 1; h <= 1.5 * w && h <= 2600; h += 53) {
      const once = roundToSteps(Rendition.parse({ w, h }));
      expect(roundToSteps(once)).toEqual(once);
      expect(once.w).toBeGreaterThanOrEqual(w);
      expect(once.h).toBeGreaterThanOrEqual(h);
      expect(Math.abs(once.h! / once.w! - h / w)).toBeLessThanOrEqual(1 / 64 + 1 / once.w!);
    }
});

test('16 million sizes are rounded to few', () => {
  const sizes = new Set<string>();
  for (let w = 1; w <= 4000; w += 11)
    for (let h = 1; h <= 4000; h += 13) {
      const { w: width, h: height } = rounded(`w=${w}&h=${h}`);
      sizes.add(`${width}x${height}`);
    }
  expect(sizes.size).toBeLessThan(20_000);
});
