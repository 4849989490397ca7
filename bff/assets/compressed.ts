import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Forms {
  br?: Buffer;
  gzip?: Buffer;
}

/** The compressed forms of a file: those that the build has put beside it, else made now, quickly rather than small. */
export async function compressed(file: string, body: Buffer): Promise<Forms> {
  const [br, zipped] = await Promise.all([
    readFile(`${file}.br`).catch(missing),
    readFile(`${file}.gz`).catch(missing),
  ]);
  return { br: br ?? (await brotli(body, 5)), gzip: zipped ?? (await zip(body, { level: 6 })) };
}

export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  squeeze(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const squeeze = promisify(brotliCompress);
export const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
