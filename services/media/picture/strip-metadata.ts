import { task, toBuffer } from '../../kit/threads/task.ts';
import type { Format } from './formats.ts';

export interface StrippedPicture {
  bytes: Uint8Array;
  format: Format;
  orientation: number;
  parts: Uint8Array[];
}

/** The time grows with the number of segments, which an attacker controls, so large pictures are processed in a thread. */
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

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;

/**
 * Removes text and camera segments and all data after the picture, which phones append; then writes `orientation` back. Expects a valid
 * JPEG.
 */
function stripJpegMetadata(bytes: Buffer, orientation: number): Buffer {
  const segments: Buffer[] = [Buffer.from([0xff, SOI])];
  if (orientation > 1) segments.push(createExif(orientation));
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const next = marker === SOS ? endOfScan(bytes, at + 2) : at + 2 + bytes.readUInt16BE(at + 2);
    if (belongsToPicture(marker, bytes.subarray(at + 4, next))) segments.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...segments, Buffer.from([0xff, EOI])]);
}

function belongsToPicture(marker: number, content: Buffer): boolean {
  if (marker === APP2) return content.toString('latin1', 0, 11) === 'ICC_PROFILE';
  if (marker === APP0 || marker === APP14) return true;
  return marker !== COM && !(marker >= APP0 && marker <= APP15);
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    const isInScan = marker === 0 || marker === 0xff || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7);
    if (!isInScan) return at;
  }
  return bytes.length;
}

function createExif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '0112000300000001' + '00000000' + '00000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')]);
  head.writeUInt16BE(head.length - 2 + tiff.length, 2);
  return Buffer.concat([head, tiff]);
}

const PNG_HEAD = 8;
const PNG_CHUNK_OVERHEAD = 12;
const PNG_METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function stripPngMetadata(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + PNG_CHUNK_OVERHEAD <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + PNG_CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (!PNG_METADATA.includes(name)) parts.push(bytes.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(parts);
}

const MAX_CHUNKS = 20_000;

export function hasTooManyChunks(bytes: Buffer): boolean {
  let chunks = 0;
  for (let at = PNG_HEAD; at + PNG_CHUNK_OVERHEAD <= bytes.length && chunks <= MAX_CHUNKS; chunks += 1)
    at += PNG_CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  return chunks > MAX_CHUNKS;
}

const WEBP_HEAD = 12;
const WEBP_METADATA = ['EXIF', 'XMP '];
const WEBP_METADATA_FLAGS = 0x08 | 0x04;

function stripWebpMetadata(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: Buffer[] = [];
  for (let at = WEBP_HEAD; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (name === 'VP8X') chunk[8]! &= ~WEBP_METADATA_FLAGS;
    if (!WEBP_METADATA.includes(name)) chunks.push(chunk);
    at = next;
  }
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  const body = Buffer.concat(chunks);
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export default task((picture: StrippedPicture): Uint8Array => stripMetadata(picture));
