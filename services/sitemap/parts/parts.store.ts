import { token } from '../../kit/contract/handle.ts';
import type { Collection, CollectionSpec } from '../../kit/store/store.ts';

export const PARTS = token<Collection<StoredPart>>('SitemapParts');
export const PART_FILES = token<Collection<PartFile>>('SitemapPartFiles');
export const STALE_ADDRESSES = token<Collection<StaleAddress>>('StaleAddresses');

/** A part lists the addresses from `from` to that of the next part. */
export interface StoredPart {
  _id: string;
  domainId: string;
  number: number;
  from: string;
  /** The last change of its file; null until it is built. */
  lastmod: string | null;
  /** Listed addresses that the file omits, because a redirect covers them. */
  covered: string[];
  /** The same as in the file of the part. */
  version: number;
}

export interface PartFile {
  _id: string;
  /** XML, compressed with gzip, in Base64. */
  body: string;
  digest: string;
  version: number;
}

/** An address whose part must be built again. The token changes with each change. */
export interface StaleAddress {
  _id: string;
  domainId: string;
  slug: string;
  token: string;
}

export const partsSpec: CollectionSpec = {
  name: 'parts',
  rebuildable: true,
  indexes: [{ fields: ['domainId', 'from'] }, { fields: ['domainId', 'number'] }],
};
export const partFilesSpec: CollectionSpec = { name: 'part_files', rebuildable: true };
export const staleAddressesSpec: CollectionSpec = { name: 'stale_addresses', rebuildable: true };

export const partId = (domainId: string, number: number): string => `${domainId}.${number}`;
