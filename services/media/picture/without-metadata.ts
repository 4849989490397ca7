import type { Format } from './formats.ts';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { headOf } from './sharp.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

/**
 * The same picture, pixel for pixel, without what a camera or a program wrote beside it: where and when it was taken, by whom, its
 * thumbnail. The uploaded bytes can be asked for by everybody. How the camera was held stays, and the profile of its colours.
 */
export async function withoutMetadata(bytes: Buffer, format: Format): Promise<Buffer> {
  if (format === 'png') return pngWithoutMetadata(bytes);
  if (format === 'webp') return webpWithoutMetadata(bytes);
  if (format === 'jpg') return jpegWithoutMetadata(bytes, (await headOf(bytes)).orientation ?? 1);
  return format === 'avif' ? overwritten(bytes) : bytes;
}

/** What lies at a place that is named elsewhere in the file is made empty and not cut out. */
async function overwritten(bytes: Buffer): Promise<Buffer> {
  const { exif, xmp } = await headOf(bytes);
  const copy = Buffer.from(bytes);
  for (const part of [exif, xmp]) {
    const content = part?.subarray(part.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0);
    const at = content?.length ? copy.indexOf(content) : -1;
    if (at >= 0) copy.fill(0, at, at + content!.length);
  }
  return copy;
}
