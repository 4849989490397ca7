import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Visit } from '../../proto/visit.ts';
import { compress, type FinishedResponse } from '../http/finished-response.ts';
import type { Variant } from './page-cache-keys.ts';

export interface CachedVisit {
  source: { json: Buffer; isCompressed: boolean };
  forms: Partial<Record<Variant, { page: FinishedResponse; type: string }>>;
  /** The entry must not be served for a URL with another page number or tag. */
  paged: boolean;
  address: CachedAddress;
}

export interface CachedAddress {
  origin: string;
  url: string;
}

export const createCachedVisit = (
  visit: Visit,
  { origin, paged, forms }: Pick<CachedVisit, 'paged' | 'forms'> & { origin: string },
): CachedVisit => ({
  source: { json: Buffer.from(JSON.stringify(visit)), isCompressed: false },
  forms,
  paged,
  address: { origin, url: visit.url },
});

export async function readCachedVisit({ source }: CachedVisit): Promise<Visit> {
  const json = source.isCompressed ? await decompressJson(source.json) : source.json;
  return JSON.parse(json.toString()) as Visit;
}

export async function compressInBackground(cached: CachedVisit): Promise<void> {
  const forms = Object.values(cached.forms).filter(({ page }) => !page.br);
  await Promise.all(forms.map(({ page, type }) => compress(page, type)));
  if (cached.source.isCompressed) return;
  cached.source = { json: await compressJson(cached.source.json), isCompressed: true };
}

/** Reserves space for the compressed forms, which together are smaller than the original. */
export const sizeOfCachedVisit = ({ source, forms }: CachedVisit): number =>
  Object.values(forms).reduce((sum, { page }) => sum + page.identity.body.length * 2, source.json.length);

const decompressJson = promisify<Buffer, Buffer>(brotliDecompress);
const brotli = promisify(brotliCompress);
const compressJson = (json: Buffer): Promise<Buffer> =>
  brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } });
