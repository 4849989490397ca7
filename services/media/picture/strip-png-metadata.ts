const HEAD = 8;
const AROUND = 12;
const METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

export function stripPngMetadata(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, HEAD)];
  for (let at = HEAD; at + AROUND <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const next = at + AROUND + bytes.readUInt32BE(at);
    if (!METADATA.includes(name)) kept.push(bytes.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(kept);
}

const MAX_CHUNKS = 20_000;

/** sharp reports every damaged chunk as a warning on the main thread. */
export function hasTooManyChunks(bytes: Buffer): boolean {
  let chunks = 0;
  for (let at = HEAD; at + AROUND <= bytes.length && chunks <= MAX_CHUNKS; chunks += 1)
    at += AROUND + bytes.readUInt32BE(at);
  return chunks > MAX_CHUNKS;
}
