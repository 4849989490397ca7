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

export const brotli = (body: Buffer, quality: number, params: Record<number, number> = {}): Promise<Buffer> =>
  compress(body, {
    params: {
      ...params,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Which size of the blocks (0 is the encoder's own choice) and coding of distances is best depends on the file. */
const VARIANTS = [0, 16, 17].flatMap((blockBits) =>
  [0, 1].map((postfixBits) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
  })),
);

export async function brotliSmallest(body: Buffer): Promise<Buffer> {
  const forms = await Promise.all(VARIANTS.map((params) => brotli(body, constants.BROTLI_MAX_QUALITY, params)));
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

const compress = promisify(brotliCompress);
export const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
