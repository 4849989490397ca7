const HEAD = 12;
const METADATA = ['EXIF', 'XMP '];
const METADATA_FLAGS = 0x08 | 0x04;

export function stripWebpMetadata(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: Buffer[] = [];
  for (let at = HEAD; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (name === 'VP8X') chunk[8]! &= ~METADATA_FLAGS;
    if (!METADATA.includes(name)) chunks.push(chunk);
    at = next;
  }
  const head = Buffer.from(bytes.subarray(0, HEAD));
  const body = Buffer.concat(chunks);
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
