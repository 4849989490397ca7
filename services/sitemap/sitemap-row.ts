import { createHash } from 'node:crypto';
import type { Page } from '../../proto/entities/page.ts';
import { computeTrigrams } from '../kit/store/trigrams.ts';
import type { Guard, StoredEntry, StoredRow } from './sitemap.store.ts';

/** Defaults of sitemap.xml, for pages that say nothing. */
const FREQUENCY = 'yearly';
const PRIORITY = 0.5;

/** What the dashboard lists of a draft. */
export function toRow(page: Page): StoredRow {
  const { _id, revision, domainId, slug, pageType, template, createdAt, updatedAt, published } = page;
  const { lastPublished, frequency, priority, hideFromSitemap, hideFromRobots } = page;
  const region = page.region?.slugPrefix ?? '';
  return withTrigrams({
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

/** One more whenever rows are found by something else. */
export const FORM = 1;

/** With what parts of its slug and its title are found by. */
export const withTrigrams = (row: StoredRow): StoredRow =>
  row.domainId === undefined
    ? { ...row, form: FORM }
    : { ...row, form: FORM, grams: computeTrigrams(row.slug, row.title) };

/** What sitemap.xml and robots.txt say of a live page; of one that only some people may read they say nothing. */
export function toEntry(page: Page): StoredEntry {
  const { _id, revision, domainId, slug, region, lastPublished, updatedAt } = page;
  const isForAll = (page.viewerRoles ?? []).length === 0;
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
    listed: isForAll && page.hideFromSitemap !== true,
    disallowed: isForAll && page.hideFromRobots === true,
  };
}

export const tombstone = (_id: string, revision: number) => ({ _id, revision, form: FORM });

/**
 * What decides who may see and publish a page, under a name that all pages share of which it is the same. There are few of them, so that who may do
 * what can be asked once for each of them, of the one rule, instead of once for each page.
 */
export function toGuard({ viewerRoles = [], publisherRoles = [], region, pageType }: Page): Guard {
  const place = { ...(region?._id && { region: { _id: region._id } }), pageType };
  const lists = { viewerRoles: viewerRoles.toSorted(), publisherRoles: publisherRoles.toSorted(), ...place };
  const name = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 32);
  return { _id: name, ...lists };
}
