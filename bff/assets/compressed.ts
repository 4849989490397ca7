import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface CompressedForms {
  br?: Buffer;
  gzip?: Buffer;
}

export async function readCompressed(file: string, body: Buffer): Promise<CompressedForms> {
  const [br, zipped] = await Promise.all([
    readFile(`${file}.br`).catch(isMissing),
    readFile(`${file}.gz`).catch(isMissing),
  ]);
  return { br: br ?? (await brotli(body, 5)), gzip: zipped ?? (await zip(body, { level: 6 })) };
}

export const brotli = (body: Buffer, quality: number, blockBits = 0): Promise<Buffer> =>
  compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    },
  });

/** Which size of the blocks is best depends on the file; 0 is the encoder's own choice. */
export async function brotliSmallest(body: Buffer): Promise<Buffer> {
  const forms = await Promise.all(
    [0, 16, 17].map((blockBits) => brotli(body, constants.BROTLI_MAX_QUALITY, blockBits)),
  );
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

const compress = promisify(brotliCompress);
export const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
