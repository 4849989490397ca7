import { collection } from '../../kit/store/store.ts';

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

export abstract class PartRows extends collection<StoredPart>({
  name: 'parts',
  rebuildable: true,
  indexes: [{ fields: ['domainId', 'from'] }, { fields: ['domainId', 'number'] }],
}) {}
export abstract class PartFileRows extends collection<PartFile>({ name: 'part_files', rebuildable: true }) {}
export abstract class StaleAddressRows extends collection<StaleAddress>({
  name: 'stale_addresses',
  rebuildable: true,
}) {}

export const partId = (domainId: string, number: number): string => `${domainId}.${number}`;
