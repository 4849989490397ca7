import sharp, { type Sharp } from 'sharp';
import { openPicture, readMetadata } from './sharp.ts';
import { stripMetadataInThread } from './strip-metadata-in-thread.ts';

const SECRET = 'Secret Street 7';

const photo = (): Sharp =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET}</note></x:xmpmeta>`);

const pixels = async (bytes: Buffer) => (await openPicture(bytes)).raw().toBuffer();

describe.each([
  ['jpg', () => photo().jpeg()],
  ['jpg', () => photo().jpeg({ progressive: true, mozjpeg: true })],
  ['png', () => photo().png()],
  ['webp', () => photo().webp()],
  ['avif', () => photo().avif({ effort: 0 })],
] as const)('a picture as %s', (format, make) => {
  test('is stored without location and author, pixel for pixel', async () => {
    const before = await make().toBuffer();
    expect(before.includes(SECRET)).toBe(true);
    const after = await stripMetadataInThread(before, format);
    expect(after.includes(SECRET)).toBe(false);
    expect((await readMetadata(after)).exif?.includes('GPS') ?? false).toBe(false);
    expect(await pixels(after)).toEqual(await pixels(before));
  });
});

test.each([1, 3, 6, 8])('the orientation (%d) stays', async (orientation) => {
  const before = await photo().withMetadata({ orientation }).jpeg().toBuffer();
  const after = await stripMetadataInThread(before, 'jpg');
  expect((await readMetadata(after)).autoOrient).toEqual((await readMetadata(before)).autoOrient);
  expect(await pixels(after)).toEqual(await pixels(before));
});

test('the colour profile stays', async () => {
  for (const [format, make] of [
    ['jpg', photo().withIccProfile('p3').jpeg()],
    ['png', photo().withIccProfile('p3').png()],
    ['webp', photo().withIccProfile('p3').webp()],
  ] as const)
    expect((await readMetadata(await stripMetadataInThread(await make.toBuffer(), format))).hasProfile).toBe(true);
});

test('data that a phone appends to a photo is removed', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const after = await stripMetadataInThread(Buffer.concat([bytes, bytes]), 'jpg');
  expect(after).toEqual(await stripMetadataInThread(bytes, 'jpg'));
});
