import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** In CSS pixels. */
const breakpoints = [425, 640, 768, 1024, 1280, 1536, 1800];

const SRC = join(import.meta.dirname, '..');

/** Finds the breakpoints in media queries. The upper end of a range is just below a breakpoint. */
function breakpointsIn(css: string): number[] {
  const queries = [...css.matchAll(/@media([^{]*)\{/g)].map(([, query]) => query!);
  return queries.flatMap((query) => {
    if (/width\s*[<>=]|[<>=]\s*width/.test(query)) throw new Error(`Write @media${query}with min-width or max-width.`);
    return [...query.matchAll(/\b(min|max)-width:\s*([^)]+)\)/g)].map(([, end, value]) => {
      if (!/^[\d.]+px$/.test(value!)) throw new Error(`@media${query}is not in px.`);
      const width = Number.parseFloat(value!);
      return end === 'min' ? width : Math.floor(width) + 1;
    });
  });
}

const used = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => breakpointsIn(readFileSync(join(SRC, path), 'utf8')).map((width) => ({ path, width })));

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
  ['@media (min-width: 480px) {', [480]],
  ['@media (min-width: 640px) and (max-width: 1023.98px) {', [640, 1024]],
])('%p is parsed', (css, widths) => {
  expect(breakpointsIn(css)).toEqual(widths);
});
