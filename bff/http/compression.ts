import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

export const zip = promisify<Buffer | string, { level?: number }, Buffer>(gzip);

const compress = promisify(brotliCompress);

export const brotli = (body: Buffer, quality: number, params: Record<number, number> = {}): Promise<Buffer> =>
  compress(body, {
    params: {
      ...params,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export function createEncodingChooser(available: Encoding[]): (acceptEncoding?: string) => Encoding {
  const cache = new LRUCache<string, Encoding>({
    max: 100,
    memoMethod: (accept) => {
      const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(available);
      return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
    },
  });
  return (acceptEncoding = '') => cache.memo(acceptEncoding);
}
