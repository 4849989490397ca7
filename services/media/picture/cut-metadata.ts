import { bufferOf } from '../../kit/threads/buffer-of.ts';
import type { Format } from './formats.ts';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

export interface Cut {
  bytes: Uint8Array;
  format: Format;
  /** How the camera was held. */
  orientation: number;
  /** The metadata, where it has to be looked for. */
  parts: Uint8Array[];
}

/** Time grows with the number of segments, which an attacker can multiply: for large pictures this runs in a thread. */
export function cutMetadata({ bytes, format, orientation, parts }: Cut): Buffer {
  const picture = bufferOf(bytes);
  if (format === 'png') return pngWithoutMetadata(picture);
  if (format === 'webp') return webpWithoutMetadata(picture);
  if (format === 'jpg') return jpegWithoutMetadata(picture, orientation);
  return format === 'avif' ? overwritten(picture, parts.map(bufferOf)) : picture;
}

/** Data at an offset that the file refers to is blanked instead of removed. */
function overwritten(bytes: Buffer, parts: Buffer[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const part of parts) {
    const content = part.subarray(part.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0);
    const at = content.length > 0 ? copy.indexOf(content) : -1;
    if (at >= 0) copy.fill(0, at, at + content.length);
  }
  return copy;
}
