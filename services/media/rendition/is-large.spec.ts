import { isLarge } from './is-large.ts';
import type { Plan } from './plan.ts';

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
