import type { z } from 'zod';
import type { ListedPage } from '../../proto/entities/page-filter.ts';
import type { SitemapRow } from '../../proto/entities/sitemap.ts';
import type { SitemapEntry } from '../../proto/sitemap.ts';
import type { RoleRestricted } from '../../proto/permissions.ts';
import { collection, type IndexSpec } from '../kit/store/store.ts';
import { type IndexedTexts, substringIndex } from '../kit/store/substring-index.ts';

/** Replaces a deleted page. Queries never find it, because it has no domain, and older revisions are ignored. */
interface Tombstone {
  _id: string;
  revision: number;
  form?: number;
  domainId?: undefined;
}

export interface DashboardFields {
  /** In lower case, so that titles are sorted as people expect. */
  title: string;
  status: ListedPage['status'];
  isTemplate: boolean;
  tags: string[];
  /** All tags as one text, by which an index can filter in any sort order. */
  tagText: string;
  editorId: string;
  editor: string;
  ownerId: string;
  owner: string;
  /** Date of an article or first day of an event; absent in rows of an earlier version until they are rebuilt. */
  firstDay?: string;
  /** Present only for events that last several days. */
  lastDay?: string;
}

export type StoredRow =
  | (Omit<SitemapRow, 'publishableByYou'> &
      IndexedTexts & {
        revision: number;
        guard: string;
        form?: number;
        /** Absent in rows of an earlier version until they are recomputed. */
        dashboard?: DashboardFields;
      })
  | Tombstone;

export type Row = Extract<StoredRow, { domainId: string }>;

export type StoredEntry =
  | (z.infer<typeof SitemapEntry> & {
      revision: number;
      domainId: string;
      regionId: string;
      listed: boolean;
    })
  | Tombstone;

export type Entry = Extract<StoredEntry, { domainId: string }>;

export interface Guard extends RoleRestricted {
  _id: string;
}

const values = ['pageType', 'frequency', 'priority', 'region'];
const internalFields = [...values, 'guard', 'published', 'updatedAt'];
const bySlug = (of: string[], more: string[] = []): IndexSpec => ({
  fields: ['domainId', ...of, 'slug', '_id', ...internalFields.filter((field) => !of.includes(field)), ...more],
});

export const orderFields = {
  title: 'dashboard.title',
  slug: 'slug',
  region: 'region',
  pageType: 'pageType',
  status: 'dashboard.status',
  editor: 'dashboard.editor',
  owner: 'dashboard.owner',
  updatedAt: 'updatedAt',
  lastPublished: 'lastPublished',
} as const;
const filterFields = [
  substringIndex.folded,
  'region',
  'pageType',
  'guard',
  'published',
  ...['status', 'editorId', 'ownerId', 'isTemplate', 'tagText'].map((field) => `dashboard.${field}`),
];
const ordered = Object.values(orderFields).map((field): IndexSpec => ({
  fields: [...new Set(['domainId', field, 'slug', '_id', ...filterFields])],
}));

const dated = ['firstDay', 'lastDay'].map((field): IndexSpec => ({
  fields: ['domainId', `dashboard.${field}`, 'slug', '_id', 'region', 'pageType', 'guard', 'published'],
}));

export abstract class SitemapRows extends collection<StoredRow>({
  name: 'rows',
  indexes: [
    bySlug([], [substringIndex.folded]),
    ...values.map((value) => bySlug([value], value === 'region' ? [substringIndex.folded] : [])),
    { fields: ['domainId', 'updatedAt', '_id', 'slug', ...internalFields.filter((field) => field !== 'updatedAt')] },
    { fields: ['domainId', 'guard', '_id', 'published', ...values] },
    ...ordered,
    ...dated,
    substringIndex.spec,
  ],
  counts: [
    { fields: ['domainId', 'dashboard.tags', 'guard', 'published'], each: 'dashboard.tags' },
    { fields: ['domainId', 'dashboard.editorId', 'dashboard.editor', 'guard', 'published'] },
    { fields: ['domainId', 'dashboard.ownerId', 'dashboard.owner', 'guard', 'published'] },
    { fields: ['form'] },
    { fields: ['domainId', 'guard', 'published'] },
    ...values.map((value) => ({ fields: ['domainId', value, 'guard', 'published'] })),
    { fields: ['domainId', ...values, 'guard', 'published'] },
  ],
}) {}
export abstract class EntryRows extends collection<StoredEntry>({
  name: 'entries',
  indexes: [
    { fields: ['domainId', 'listed', '_id', 'regionId'] },
    { fields: ['domainId', 'listed', 'slug', '_id', 'regionId'] },
  ],
  counts: [{ fields: ['domainId', 'listed', 'regionId'] }],
}) {}
export abstract class GuardRows extends collection<Guard>({ name: 'guards' }) {}
