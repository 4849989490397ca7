const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;

/**
 * Removes text and camera segments and everything after the picture (phones append other data), and writes `orientation` back. Expects a
 * valid JPEG.
 */
export function stripJpegMetadata(bytes: Buffer, orientation: number): Buffer {
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
