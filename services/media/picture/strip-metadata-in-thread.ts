import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import type { Format, Raster } from './formats.ts';
import { openPicture, readMetadata } from './sharp.ts';
import { stripMetadata, type StrippedPicture } from './strip-metadata.ts';

const threads = new ThreadPool<StrippedPicture, Uint8Array>({
  module: new URL('./strip-metadata.js', import.meta.url),
  cpuLimitMs: 10_000,
  tooSlow: mediaRefusals.pictureTooSlow,
});

const MAX_INLINE_BYTES = 256 * 1024;

/**
 * Removes metadata (location, time, author, thumbnail), because everyone can download the original. Pixels, the colour profile and the
 * orientation of a JPEG are preserved. Some browsers ignore the orientation of a PNG or WebP, so their pixels are turned instead.
 */
export async function stripMetadataInThread(bytes: Buffer, format: Format): Promise<Buffer> {
  if (format === 'gif' || format === 'svg') return bytes;
  const { orientation = 1, exif, xmp, pages = 1 } = await readMetadata(bytes);
  if (orientation > 1 && pages === 1 && format !== 'jpg') return turnUpright(bytes, format);
  const parts = format === 'avif' ? [exif, xmp].filter((part) => part !== undefined) : [];
  const picture = { bytes, format, orientation, parts };
  if (bytes.length <= MAX_INLINE_BYTES) return stripMetadata(picture);
  const clean = await threads.run(picture);
  return Buffer.from(clean.buffer, clean.byteOffset, clean.byteLength);
}

const QUALITY = 95;

export async function turnUpright(bytes: Buffer, format: Raster): Promise<Buffer> {
  const options = format === 'png' || format === 'gif' ? {} : { quality: QUALITY };
  return (await openPicture(bytes))
    .keepIccProfile()
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer();
}
