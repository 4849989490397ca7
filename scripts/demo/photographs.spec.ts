import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Crop } from '../../proto/values.ts';
import { photographs, photographsIn, withImageIds } from './add-photographs.ts';
import { pagesOf } from './demo-pages.ts';
import { contentFolder } from './read-content.ts';
import { demoRegions } from './regions.ts';

const SIZE = { width: 2400, height: 1600 };
/** Aspect ratios of headers, articles, media, squares and the next page. */
const RATIOS = [4 / 3, 2, 16 / 9, 1, 16 / 7];
const names = Object.keys(photographs);
const folder = join(contentFolder, 'photographs');
const drawings = join(contentFolder, 'drawings');
const pages = demoRegions.flatMap((region) => pagesOf(region, new Date('2031-05-03T12:00:00.000Z')));

test('every photograph has a file of the same size', async () => {
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.jpg'))
      .sort(),
  ).toEqual(names.map((name) => `${name}.jpg`).sort());
  for (const name of names) {
    const { width, height, format } = await sharp(readFileSync(join(folder, `${name}.jpg`))).metadata();
    expect({ name, width, height, format }).toEqual({ name, ...SIZE, format: 'jpeg' });
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

test('every crop of a photograph has the ratio of a place on a page, lies within the picture and contains its subject', () => {
  const crops = pages.flatMap((page) => [...cropsIn(page)]);
  expect(crops.length).toBeGreaterThan(names.length);
  for (const { name, crop } of crops) {
    const { left, top, width, height } = crop;
    expect(RATIOS.some((ratio) => Math.abs(width / height - ratio) < 0.005)).toBe(true);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(SIZE.width);
    expect(top + height).toBeLessThanOrEqual(SIZE.height);
    const { subject } = photographs[name]!;
    const [x, y] = [subject[0] * SIZE.width, subject[1] * SIZE.height];
    expect([left < x, x < left + width, top < y, y < top + height]).toEqual([true, true, true, true]);
  }
});

test('uploaded pictures replace the names of photographs, and nothing else', () => {
  const page = {
    header: { image: { imageId: 'photograph:sea', alt: 'Swell' } },
    contents: [{ text: 'photograph:sea', image: { imageId: 'static:fern' } }],
  };
  expect(withImageIds(page, new Map([['sea', 'id1']]))).toEqual({
    ...page,
    header: { image: { ...page.header.image, imageId: 'id1' } },
  });
});

function* cropsIn(part: unknown): Generator<{ name: string; crop: Crop }> {
  if (typeof part !== 'object' || part === null) return;
  const { imageId, desktop } = part as { imageId?: string; desktop?: Crop };
  if (imageId?.startsWith('photograph:')) yield { name: imageId.slice('photograph:'.length), crop: desktop! };
  for (const inner of Object.values(part)) yield* cropsIn(inner);
}
