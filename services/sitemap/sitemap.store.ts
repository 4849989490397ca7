import type { z } from 'zod';
import type { SitemapRow } from '../../proto/entities/sitemap.ts';
import type { SitemapEntry } from '../../proto/sitemap.ts';
import type { RoleRestricted } from '../../proto/permissions.ts';
import { token } from '../kit/contract/token.ts';
import type { Collection, CollectionSpec, IndexSpec } from '../kit/store/store.ts';

export const ROWS = token<Collection<StoredRow>>('SitemapRows');
export const ENTRIES = token<Collection<StoredEntry>>('SitemapEntries');
export const GUARDS = token<Collection<Guard>>('Guards');

/** A reader's copy of a page that is gone: it has no domain and so is never found, and nothing older can replace it. */
interface Tombstone {
  _id: string;
  revision: number;
  form?: number;
  domainId?: undefined;
}

/** A draft as the dashboard lists it. */
export type StoredRow =
  | (Omit<SitemapRow, 'publishableByYou'> & {
      revision: number;
      guard: string;
      /** Of the slug and the title, see kit/store/trigrams.ts. */
      grams?: string[];
      /** Which version of the service made it, see recompute-trigrams.ts. */
      form?: number;
    })
  | Tombstone;

/** A live page as sitemap.xml may list it. */
export type StoredEntry =
  | (z.infer<typeof SitemapEntry> & {
      revision: number;
      domainId: string;
      regionId: string;
      /** Everybody may read it, and nobody hid it from sitemap.xml. */
      listed: boolean;
      /** Everybody may read it, and robots.txt asks search engines not to. */
      disallowed: boolean;
    })
  | Tombstone;

/** The role lists that several pages share, under one name. */
export interface Guard extends RoleRestricted {
  _id: string;
}

const values = ['pageType', 'frequency', 'priority', 'region'];
/** Looked at in the index, without reading a row. */
const internalFields = [...values, 'guard', 'published', 'updatedAt'];
/** In the order of slugs, of all rows or of those with some value. */
const bySlug = (of: string[], more: string[] = []): IndexSpec => ({
  fields: ['domainId', ...of, 'slug', '_id', ...internalFields.filter((field) => !of.includes(field)), ...more],
});

export const rowsSpec: CollectionSpec = {
  name: 'rows',
  indexes: [
    bySlug([], ['title']),
    ...values.map((value) => bySlug([value], value === 'region' ? ['title'] : [])),
    { fields: ['domainId', 'updatedAt', '_id', 'slug', ...internalFields.filter((field) => field !== 'updatedAt')] },
    { fields: ['domainId', 'guard', '_id', 'published', ...values] },
    { fields: ['grams'], each: 'grams' },
  ],
  // Small ones for what is asked most, and one for everything at once.
  tallies: [
    { fields: ['form'] },
    { fields: ['domainId', 'guard', 'published'] },
    ...values.map((value) => ({ fields: ['domainId', value, 'guard', 'published'] })),
    { fields: ['domainId', ...values, 'guard', 'published'] },
  ],
};
export const entriesSpec: CollectionSpec = {
  name: 'entries',
  indexes: [
    { fields: ['domainId', 'listed', '_id', 'regionId'] },
    { fields: ['domainId', 'slug', 'listed', 'regionId'] },
    { fields: ['domainId', 'disallowed', 'slug', '_id', 'regionId'] },
  ],
  tallies: [{ fields: ['domainId', 'listed', 'regionId'] }],
};
export const guardsSpec: CollectionSpec = { name: 'guards' };
