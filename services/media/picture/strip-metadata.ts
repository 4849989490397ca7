import { toBuffer } from '../../kit/threads/task.ts';
import type { Format } from './formats.ts';
import { stripJpegMetadata } from './strip-jpeg-metadata.ts';
import { stripPngMetadata } from './strip-png-metadata.ts';
import { stripWebpMetadata } from './strip-webp-metadata.ts';

export interface StrippedPicture {
  bytes: Uint8Array;
  format: Format;
  orientation: number;
  parts: Uint8Array[];
}

/** Time grows with the number of segments, which an attacker can multiply: for large pictures this runs in a thread. */
export function stripMetadata({ bytes, format, orientation, parts }: StrippedPicture): Buffer {
  const picture = toBuffer(bytes);
  if (format === 'png') return stripPngMetadata(picture);
  if (format === 'webp') return stripWebpMetadata(picture);
  if (format === 'jpg') return stripJpegMetadata(picture, orientation);
  return format === 'avif' ? zeroRanges(picture, parts.map(toBuffer)) : picture;
}

/** Offsets elsewhere in the file point past these bytes, so they are zeroed and not removed. */
function zeroRanges(bytes: Buffer, parts: Buffer[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const part of parts) {
    const content = part.subarray(part.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0);
    const at = content.length > 0 ? copy.indexOf(content) : -1;
    if (at >= 0) copy.fill(0, at, at + content.length);
  }
  return copy;
}
