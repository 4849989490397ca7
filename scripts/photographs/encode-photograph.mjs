import sharp from 'sharp';

const SIZE = { width: 2400, height: 1600 };
/** All photographs together stay below 4 MB, because they are in the repository. */
const MAX_BYTES = 305_000;
const GRAIN = 5;

/** Enlarges what was drawn, adds the grain of a film and chooses the quality that the size permits. */
export async function encodePhotograph(png) {
  const data = await sharp(png)
    .removeAlpha()
    .resize({ ...SIZE, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.9 })
    .raw()
    .toBuffer();
  const random = randomNumbers();
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random() + random() - 1) * GRAIN;
    for (let color = 0; color < 3; color++)
      data[at + color] = Math.min(255, Math.max(0, Math.round(data[at + color] + grain)));
  }
  for (let quality = 95; ; quality -= 3) {
    const jpeg = await sharp(data, { raw: { ...SIZE, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
}

function randomNumbers() {
  let state = 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
