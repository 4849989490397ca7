import type { Plan } from './plan.ts';
import { isLarge, RenderBudget, RENDERS_PER_HOUR } from './render-queue.ts';

const photo = { type: 'image/jpeg', width: 4000, height: 3000, size: 3_000_000 };
const webp: Plan = { format: 'webp', crop: null, size: { width: 800, height: 600 }, blur: null, quality: 70 };
const crop = { left: 0, top: 0, width: 3000, height: 2000 };

test.each([
  ['what a page shows', webp, false],
  ['a crop of it', { ...webp, crop }, false],
  ['the whole picture', { ...webp, size: null }, true],
  ['a small AVIF', { ...webp, format: 'avif', size: { width: 400, height: 300 } }, false],
  ['a large AVIF', { ...webp, format: 'avif' }, true],
] as [string, Plan, boolean][])('%s is large: %s', (_, plan, large) => expect(isLarge(photo, plan)).toBe(large));

test('a source that must be decoded completely counts too', () => {
  expect(isLarge({ type: 'image/png', width: 7000, height: 7000, size: 3_000_000 }, webp)).toBe(true);
});

test.each([
  ['image/svg+xml', 100, 1000, true],
  ['image/gif', 100, 1000, false],
  ['image/gif', 100, 1_000_000, true],
  ['image/webp', 100, 1_000_000, true],
  ['image/jpeg', 100, 1_000_000, false],
])('a small rendition of %s of %d pixels and %d bytes is large: %s', (type, side, size, large) =>
  expect(isLarge({ type, width: side, height: side, size }, { ...webp, size: null })).toBe(large),
);

const HOUR = 60 * 60_000;

test('a source may cause a limited number of renditions of a picture in an hour, and then learns when to retry', () => {
  const budget = new RenderBudget();
  for (let n = 0; n < RENDERS_PER_HOUR; n += 1) budget.spend('one', 'p', 0);
  expect(() => budget.spend('one', 'p', HOUR / 2)).toThrow(
    expect.objectContaining({ code: 'too-many', details: { retryAfterSeconds: 1800 } }),
  );
  expect(() => budget.spend('one', 'other', 0)).not.toThrow();
  expect(() => budget.spend('two', 'p', 0)).not.toThrow();
  expect(() => budget.spend(undefined, 'p', 0)).not.toThrow();
  expect(() => budget.spend('one', 'p', HOUR)).not.toThrow();
});
