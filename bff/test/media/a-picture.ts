import { constants, crc32, deflateSync } from 'node:zlib';

/** Returns a PNG that compresses badly, like a photo. It is always the same for a size. Fewer random bits make the file smaller. */
export function aPicture(width = 8, height = 8, randomBits = 8): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  const mask = 2 ** randomBits - 1;
  let seed = 1;
  for (let i = 0; i < rows.length; i += 1) {
    seed = (seed * 48271) % 2147483647;
    // Each row begins with its filter type, none.
    rows[i] = i % (1 + width * 3) === 0 ? 0 : seed & mask;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  // Random bytes do not repeat, so a search for repetitions would only take time.
  const data = deflateSync(rows, { strategy: constants.Z_HUFFMAN_ONLY });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
