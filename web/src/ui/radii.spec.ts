import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '..');

/** If the radii exceed the element, browsers scale all of them, so 999px reduces the other radii to almost zero. */
const isScaled = (radius: string) => /\b999px\b/.test(radius) && !/^(var\(--[\w-]+, 999px\)|999px|0|\s)+$/.test(radius);

test('no radius makes another one vanish', () => {
  const scaled = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(join(SRC, path), 'utf8').matchAll(/(?:border-radius|--[\w-]+):\s*([^;]+);/g)]
        .map(([, radius]) => radius!)
        .filter(isScaled)
        .map((radius) => `${path}: ${radius}`),
    );
  expect(scaled).toEqual([]);
});

test.each([
  ['999px 999px 1.25rem 1.25rem', true],
  ['999px 999px 0 0', false],
  ['var(--button-round, 999px)', false],
  ['50% 50% 1rem 1rem / 50% 50% 1rem 1rem', false],
])('%s', (radius, expected) => {
  expect(isScaled(radius)).toBe(expected);
});
