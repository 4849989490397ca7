import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISIBLE_DELAY, animations } from './drawings.ts';
import { isFullyVisible } from './SvgAnimations.tsx';

const drawn = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../scripts/demo/content/drawings/anim-${name}.svg`), 'utf8');

test('the animations are about the six subjects', () => {
  expect(animations.map(({ text }) => text)).toEqual([
    'Life insurance',
    'Pension',
    'Parental leave',
    'Loyalty leave',
    'Flexibility',
    'Australian-owned',
  ]);
});

describe.each(animations.map(({ value }) => value))('the drawing of %s', (name) => {
  const svg = drawn(name);
  const moves = [...svg.matchAll(/animation:(\w+) ([\d.]+)s(?: ([\d.]+)s)? steps\((\d+)\) both/g)].map(
    ([, keyframes, lasts, delay = '0', steps]) => ({
      keyframes: keyframes!,
      lasts: +lasts!,
      delay: +delay,
      steps: +steps!,
    }),
  );

  test('moves in thirty frames a second', () => {
    expect(moves.length).toBeGreaterThan(0);
    for (const { keyframes, lasts, steps } of moves) {
      const body = new RegExp(`@keyframes ${keyframes}\\{((?:[^{}]+\\{[^{}]*\\})+)\\}`).exec(svg)![1]!;
      const segments = body.split('}').length - 2;
      expect((steps * segments) / lasts).toBeCloseTo(30, 0);
    }
  });

  test('ends before it can play again, and never restarts automatically', () => {
    for (const { lasts, delay } of moves) expect((lasts + delay) * 1000).toBeLessThanOrEqual(VISIBLE_DELAY);
    expect(svg).not.toMatch(/infinite|<animate|alternate/);
  });

  test('is static with reduced motion', () => {
    expect(svg.indexOf('animation:')).toBeGreaterThan(svg.indexOf('@media (prefers-reduced-motion:no-preference)'));
  });
});

describe('a drawing is visible', () => {
  const seen = (height: number, shown: number, screen = 800) =>
    isFullyVisible({
      intersectionRatio: shown / height,
      intersectionRect: { height: shown } as DOMRectReadOnly,
      rootBounds: { height: screen } as DOMRectReadOnly,
    });

  test('when it is completely in view', () => {
    expect(seen(400, 400)).toBe(true);
    expect(seen(400, 380)).toBe(false);
  });

  test('when it is taller than the screen and fills it', () => {
    expect(seen(1000, 790)).toBe(true);
    expect(seen(1000, 600)).toBe(false);
  });
});
