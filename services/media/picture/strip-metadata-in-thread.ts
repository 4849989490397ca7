import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata.ts';
import type { Format } from './formats.ts';
import { readMetadata } from './sharp.ts';

const threads = new ThreadPool<StrippedPicture, Uint8Array>({
  module: new URL('./metadata-task', import.meta.url),
  timeLimitMs: 10_000,
  tooSlow: mediaRefusals.pictureTooSlow,
});

const MAX_INLINE_BYTES = 256 * 1024;

/**
 * Removes metadata (location, time, author, thumbnail) without changing a pixel, because anybody can download the original. Orientation
 * and colour profile stay.
 */
export async function stripMetadataInThread(bytes: Buffer, format: Format): Promise<Buffer> {
  if (format === 'gif' || format === 'svg') return bytes;
  const { orientation = 1, exif, xmp } = await readMetadata(bytes);
  const parts = format === 'avif' ? [exif, xmp].filter((part) => part !== undefined) : [];
  const picture = { bytes, format, orientation, parts };
  if (bytes.length <= MAX_INLINE_BYTES) return stripMetadata(picture);
  const clean = await threads.run(picture);
  return Buffer.from(clean.buffer, clean.byteOffset, clean.byteLength);
}
