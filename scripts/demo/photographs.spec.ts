import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagesOf } from './demo-pages.ts';
import {
  type Photograph,
  PHOTOGRAPH_SIZE,
  photograph,
  photographs,
  photographsIn,
  ratios,
  withImageIds,
} from './photographs.ts';
import { demoRegions } from './regions.ts';

const names = Object.keys(photographs) as Photograph[];
const folder = join(import.meta.dirname, 'photographs');
const drawings = join(import.meta.dirname, '../../web/public/art');
const pages = demoRegions.flatMap((region) => pagesOf(region, new Date('2031-05-03T12:00:00.000Z')));

test('every photograph has a file of the declared size and a program that draws it', async () => {
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.jpg`).sort());
  for (const name of names) {
    const { width, height, format } = await sharp(readFileSync(join(folder, `${name}.jpg`))).metadata();
    expect({ name, width, height, format }).toEqual({ name, ...PHOTOGRAPH_SIZE, format: 'jpeg' });
    expect(existsSync(join(import.meta.dirname, `../photographs/scenes/${name}.glsl`))).toBe(true);
  }
});

test('all photographs together take less than 4 MB of the repository', () => {
  const bytes = names.map((name) => statSync(join(folder, `${name}.jpg`)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});

test('every photograph is on a page, and every drawing on a page exists', () => {
  expect([...photographsIn(pages)].sort()).toEqual(names.sort());
  const drawn = [...JSON.stringify(pages).matchAll(/"static:([^"]+)"/g)].map(([, name]) => name!);
  expect([...new Set(drawn)].filter((name) => !existsSync(join(drawings, `${name}.svg`)))).toEqual([]);
});

test('no photograph has the name of a drawing', () => {
  expect(names.filter((name) => existsSync(join(drawings, `${name}.svg`)))).toEqual([]);
});

test.each(Object.entries(ratios))(
  'a crop for %s has its ratio, lies within the picture and contains the subject',
  (shape, ratio) => {
    for (const name of names) {
      const crop = photograph(name, shape as keyof typeof ratios).desktop as Record<string, number>;
      const { left, top, width, height } = crop as { left: number; top: number; width: number; height: number };
      expect(width / height).toBeCloseTo(ratio, 2);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(PHOTOGRAPH_SIZE.width);
      expect(top + height).toBeLessThanOrEqual(PHOTOGRAPH_SIZE.height);
      const [x, y] = [photographs[name].subject[0] * 2400, photographs[name].subject[1] * 1600];
      expect([left < x, x < left + width, top < y, y < top + height]).toEqual([true, true, true, true]);
    }
  },
);

test('uploaded pictures replace the names of photographs, and nothing else', () => {
  const page = {
    header: { image: photograph('sea', 'header') },
    contents: [{ text: 'photograph', image: { imageId: 'static:fern' } }],
  };
  expect(withImageIds(page, new Map([['sea', 'id1']]))).toEqual({
    ...page,
    header: { image: { ...page.header.image, imageId: 'id1' } },
  });
});
