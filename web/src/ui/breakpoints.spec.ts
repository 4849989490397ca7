import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** In CSS pixels, with text of the usual size. */
const breakpoints = [425, 640, 768, 1024, 1280, 1536, 1800];

const SRC = join(import.meta.dirname, '..');

/**
 * Finds the breakpoints in media queries. The upper end of a range is just below a breakpoint. Queries of the pages of visitors are in em, so
 * that large text, which a browser can be set to, gets the layout of a narrower screen.
 */
function breakpointsIn(css: string, unit: 'px' | 'em'): number[] {
  const queries = [...css.matchAll(/@media([^{]*)\{/g)].map(([, query]) => query!);
  return queries.flatMap((query) => {
    if (/width\s*[<>=]|[<>=]\s*width/.test(query)) throw new Error(`Write @media${query}with min-width or max-width.`);
    return [...query.matchAll(/\b(min|max)-width:\s*([^)]+)\)/g)].map(([, end, value]) => {
      if (!value!.endsWith(unit)) throw new Error(`@media${query}is not in ${unit}.`);
      const width = Number.parseFloat(value!) * (unit === 'em' ? 16 : 1);
      return end === 'min' ? width : Math.floor(width) + 1;
    });
  });
}

const unitOf = (path: string) => (path.startsWith('edit') ? 'px' : 'em');

const used = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) =>
    breakpointsIn(readFileSync(join(SRC, path), 'utf8'), unitOf(path)).map((width) => ({ path, width })),
  );

test('the breakpoints are 425, 640, 768, 1024, 1280, 1536 and 1800 px', () => {
  expect(breakpoints).toEqual([425, 640, 768, 1024, 1280, 1536, 1800]);
});

test('media queries use these breakpoints only', () => {
  expect(used.filter(({ width }) => !breakpoints.includes(width as never))).toEqual([]);
});

test('every breakpoint is used', () => {
  expect([...new Set(used.map(({ width }) => width))].sort((a, b) => a - b)).toEqual([...breakpoints]);
});

test.each([
  ['@media (min-width: 30em) {', 'em', [480]],
  ['@media (min-width: 40em) and (max-width: 63.99em) {', 'em', [640, 1024]],
  ['@media (min-width: 640px) and (max-width: 1023.98px) {', 'px', [640, 1024]],
] as const)('%p is parsed', (css, unit, widths) => {
  expect(breakpointsIn(css, unit)).toEqual(widths);
});
