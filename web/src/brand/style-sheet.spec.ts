import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BrandStyle } from '../../../proto/entities/brand.ts';
import { createBrandSheet } from './style-sheet.ts';

const SRC = join(import.meta.dirname, '..');
const { css } = createBrandSheet(BrandStyle.parse({ corner: 'small' }));

const sheetsIn = (folder: string) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(SRC, folder, path), 'utf8'))
    .join('\n');

test('every property of a brand is used by a style sheet', () => {
  const sheets = sheetsIn('.');
  const unused = [...css.matchAll(/(--[\w-]+):/g)].filter(([, name]) => !new RegExp(`var\\(${name}[,)]`).test(sheets));
  expect(unused.map(([, name]) => name)).toEqual([]);
});

test.each(['blocks', 'templates'])(
  'in %s, the brand sets the corners of everything but circles and marks',
  (folder) => {
    const radii = [...sheetsIn(folder).matchAll(/border-radius:\s*([^;]+);/g)].map(([, radius]) => radius!);
    expect(radii.length).toBeGreaterThan(5);
    const fixed = radii.filter((radius) => !/^((var\([^)]*\)|0)( |$))+$|^((50%|0)( |$))+$|^inherit$/.test(radius));
    expect(fixed).toEqual([]);
  },
);

test('the rules are in the layer of tokens.css, so that those of blocks still win', () => {
  expect(css).toMatch(/^@layer site\{:root\{--paper:#fbf5ea;/);
});

test('a dark theme has rules for devices that prefer it, and for no others', () => {
  const dark = createBrandSheet(BrandStyle.parse({ darkTheme: true })).css;
  expect(dark).toContain('@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;');
  expect(css).not.toContain('@media');
});

test('the largest style sheet, with two uploaded fonts and a dark theme, has at most 3 kB when it is compressed', () => {
  const font = { fileId: 'a-b_c', name: 'X.woff2', licence: 'OFL', ascent: 950, descent: 250, lineGap: 0, width: 439 };
  const style = BrandStyle.parse({ corner: 'small', darkTheme: true, headingFont: font, bodyFont: font });
  expect(brotliCompressSync(createBrandSheet(style).css).length).toBeLessThanOrEqual(3000);
});
