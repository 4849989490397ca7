const HEAD = 8;
const CHUNK_OVERHEAD = 12;
const METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

export function stripPngMetadata(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, HEAD)];
  for (let at = HEAD; at + CHUNK_OVERHEAD <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (!METADATA.includes(name)) parts.push(bytes.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(parts);
}

const MAX_CHUNKS = 20_000;

export function hasTooManyChunks(bytes: Buffer): boolean {
  let chunks = 0;
  for (let at = HEAD; at + CHUNK_OVERHEAD <= bytes.length && chunks <= MAX_CHUNKS; chunks += 1)
    at += CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  return chunks > MAX_CHUNKS;
}
