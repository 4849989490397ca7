import { readFileSync } from 'node:fs';
import { detectFileKind } from './file-kind.ts';

const bytes = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

test('a font is read for the sizes that its fallbacks need', async () => {
  expect(await detectFileKind(bytes, 'Figtree.woff2')).toEqual({
    fileType: { ext: 'woff2', mime: 'font/woff2' },
    font: { ascent: 950, descent: 250, lineGap: 0, width: 439 },
  });
});

test('a font that is damaged or too large is refused', async () => {
  await expect(detectFileKind(bytes.subarray(0, 5000), 'a.woff2')).rejects.toMatchObject({ key: 'media.fontDamaged' });
  const large = Buffer.concat([bytes, Buffer.alloc(300 * 1024)]);
  await expect(detectFileKind(large, 'a.woff2')).rejects.toMatchObject({ key: 'media.fontTooLarge' });
});
