import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Visit } from '../../proto/visit.ts';
import { compress, type LivePage } from './live-page.ts';
import type { Variant } from './page-cache-keys.ts';

/** What was read at an address once, and what visitors have asked for of it so far. */
export interface CachedVisit {
  /** The visit itself, packed as soon as there is time: any form can be made of it while nobody can be asked. */
  source: { json: Buffer; isPacked: boolean };
  forms: Partial<Record<Variant, { page: LivePage; type: string }>>;
  /** Where it stands for every page number and tag of a listing, the address without them may not answer for one with them. */
  paged: boolean;
}

export const createCachedVisit = (visit: Visit, paged: boolean, forms: CachedVisit['forms']): CachedVisit => ({
  source: { json: Buffer.from(JSON.stringify(visit)), isPacked: false },
  forms,
  paged,
});

export async function readCachedVisit({ source }: CachedVisit): Promise<Visit> {
  const json = source.isPacked ? await decompressJson(source.json) : source.json;
  return JSON.parse(json.toString()) as Visit;
}

/** Does what nobody has to wait for: compresses the forms, and the visit that they are made of. */
export async function compressInBackground(kept: CachedVisit): Promise<void> {
  const forms = Object.values(kept.forms).filter(({ page }) => !page.br);
  await Promise.all(forms.map(({ page, type }) => compress(page, type)));
  if (kept.source.isPacked) return;
  kept.source = { json: await compressJson(kept.source.json), isPacked: true };
}

/** The compressed forms are counted before they are there: together they are smaller than what they are made of. */
export const sizeOfCachedVisit = ({ source, forms }: CachedVisit): number =>
  Object.values(forms).reduce((sum, { page }) => sum + page.identity.body.length * 2, source.json.length);

const decompressJson = promisify<Buffer, Buffer>(brotliDecompress);
const brotli = promisify(brotliCompress);
const compressJson = (json: Buffer): Promise<Buffer> =>
  brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } });
