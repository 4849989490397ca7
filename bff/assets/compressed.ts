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

export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compress(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const compress = promisify(brotliCompress);
export const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
