import { pipeline, Readable, Transform } from 'node:stream';
import type { Problem } from '../../../proto/errors.ts';
import { storeRefusals } from '../../../proto/refusals/stores.ts';

/** Attaches to its source at once, because an error before the first read would otherwise end the process. */
export class ByteCounter extends Transform {
  /** Not named `size`, which the S3 client would take for the content length. */
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
    pipeline(source, this, () => undefined);
    this.on('error', () => undefined);
  }
}

const MEGABYTE = 1024 * 1024;

function tooLarge(maxBytes: number): Problem {
  const most = maxBytes >= MEGABYTE ? `${Math.floor(maxBytes / MEGABYTE)} MB` : `${maxBytes} bytes`;
  return storeRefusals.fileTooLarge({ max: most });
}
