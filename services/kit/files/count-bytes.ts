import { pipeline, Readable, Transform } from 'node:stream';
import { Problem } from '../../../proto/errors.ts';

/**
 * The bytes as a stream that counts them, and fails with a Problem `too-large` as soon as there are more than `maxBytes`. It
 * holds on to its source at once: one that fails before anybody reads would otherwise end the process.
 */
export class ByteCounter extends Transform {
  /** Not named `size`: the S3 client takes that of a stream for the length of what will come. */
  passed = 0;

  constructor(bytes: Readable | Buffer, maxBytes = Infinity) {
    super({
      transform: (chunk: Buffer, _encoding, done) => {
        this.passed += chunk.length;
        if (this.passed > maxBytes) done(tooLarge(maxBytes));
        else done(null, chunk);
      },
    });
    const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
    // Whoever reads this stream is told.
    pipeline(source, this, () => undefined);
    this.on('error', () => undefined);
  }
}

const MEGABYTE = 1024 * 1024;

function tooLarge(maxBytes: number): Problem {
  const most = maxBytes >= MEGABYTE ? `${Math.floor(maxBytes / MEGABYTE)} MB` : `${maxBytes} bytes`;
  return new Problem('too-large', `The file is larger than ${most}. Choose a smaller one.`);
}
