import { createHash } from 'node:crypto';
import type { Page } from '../../proto/entities/page.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import type { Guard, StoredEntry, StoredRow } from './sitemap.store.ts';

const FREQUENCY = 'yearly';
const PRIORITY = 0.5;

export function toRow(page: Page): StoredRow {
  const { _id, revision, domainId, slug, pageType, template, createdAt, updatedAt, published } = page;
  const { lastPublished, frequency, priority, hideFromSitemap, hideFromRobots } = page;
  const region = page.region?.slugPrefix ?? '';
  return withIndexedTexts({
    _id,
    revision,
    domainId,
    slug,
    title: page.header.title ?? '',
    pageType,
    template,
    region,
    createdAt,
    updatedAt,
    published,
    guard: toGuard(page)._id,
    ...(lastPublished === undefined ? {} : { lastPublished, publishedAt: lastPublished }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(priority === undefined ? {} : { priority }),
    ...(hideFromSitemap === undefined ? {} : { hideFromSitemap }),
    ...(hideFromRobots === undefined ? {} : { hideFromRobots }),
  });
}

/** Increase it when `withIndexedTexts` changes: rows of an older version are recomputed at startup. */
export const ROW_VERSION = 1;

export const withIndexedTexts = (row: StoredRow): StoredRow =>
  row.domainId === undefined
    ? { ...row, form: ROW_VERSION }
    : { ...row, form: ROW_VERSION, ...indexTexts(row.slug, row.title) };

export function toEntry(page: Page): StoredEntry {
  const { _id, revision, domainId, slug, region, lastPublished, updatedAt } = page;
  const isPublic = (page.viewerRoles ?? []).length === 0;
  return {
    _id,
    revision,
    domainId,
    slug,
    region: region?.slugPrefix ?? '',
    regionId: region?._id ?? '',
    lastmod: lastPublished ?? updatedAt,
    frequency: page.frequency ?? FREQUENCY,
    priority: page.priority ?? PRIORITY,
    listed: isPublic && page.hideFromSitemap !== true && page.hideFromRobots !== true,
  };
}

export const tombstone = (_id: string, revision: number) => ({ _id, revision, form: ROW_VERSION });

/** Pages with the same roles, region and type share a guard, so that permissions are checked once for each guard and not for each page. */
export function toGuard({ viewerRoles = [], publisherRoles = [], region, pageType }: Page): Guard {
  const scope = { ...(region?._id && { region: { _id: region._id } }), pageType };
  const lists = { viewerRoles: viewerRoles.toSorted(), publisherRoles: publisherRoles.toSorted(), ...scope };
  const name = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 32);
  return { _id: name, ...lists };
}
