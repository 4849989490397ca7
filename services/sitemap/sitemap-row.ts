import { createHash } from 'node:crypto';
import type { Author } from '../../proto/entities/page-rows.ts';
import type { Page } from '../../proto/entities/page.ts';
import { type EventHeader, findEventTimes } from '../../proto/event-times.ts';
import { articleTypes } from '../../proto/values.ts';
import { publishStatus } from '../../proto/publish-status.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import type { DashboardFields, Guard, Row, StoredEntry, StoredRow } from './sitemap.store.ts';

const FREQUENCY = 'yearly';
const PRIORITY = 0.5;

export function toRow(page: Page, by?: Author): StoredRow {
  const { _id, revision, domainId, slug, pageType, template, createdAt, updatedAt, published } = page;
  const { lastPublished, frequency, priority, hideFromSitemap, hideFromRobots, tags, isTemplate, owner } = page;
  const region = page.region?.slugPrefix ?? '';
  return withDerivedFields(
    {
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
    },
    { tags, isTemplate, by, owner, ...datesOf(page) },
  );
}

/** Increase this number when `withDerivedFields` changes, so that older rows are recomputed at startup. */
export const ROW_VERSION = 4;

interface Source extends Pick<DashboardFields, 'firstDay' | 'lastDay'> {
  tags?: string[];
  isTemplate?: boolean;
  by?: Author;
  owner?: Author;
}

export const withDerivedFields = (row: StoredRow, source?: Source): StoredRow =>
  row.domainId === undefined
    ? { ...row, form: ROW_VERSION }
    : {
        ...row,
        form: ROW_VERSION,
        ...indexTexts(row.slug, row.title),
        dashboard: toDashboard(row, source ?? sourceOf(row)),
      };

function toDashboard(row: Row, { tags = [], isTemplate = false, by, owner, ...dates }: Source): DashboardFields {
  return {
    title: row.title?.toLowerCase() ?? '',
    status: publishStatus(row),
    isTemplate,
    tags,
    tagText: toTagText(...tags),
    editorId: by?._id ?? '',
    editor: by?.username ?? '',
    ownerId: owner?._id ?? '',
    owner: owner?.username ?? '',
    ...dates,
  };
}

/** Articles have a first day; only events can have a last day, too. */
function datesOf({ pageType, header }: Page): Pick<DashboardFields, 'firstDay' | 'lastDay'> {
  const times = (articleTypes as readonly string[]).includes(pageType) && findEventTimes(header as EventHeader);
  if (!times) return {};
  const { firstDay, lastDay } = times;
  return pageType === 'event' && lastDay > firstDay ? { firstDay, lastDay } : { firstDay };
}

/** Puts each tag between separators, so that a part of another tag does not match. */
export const toTagText = (...tags: string[]): string => tags.map((tag) => `\n${tag}\n`).join('');

/** Rows of an earlier version have no tags or editor until the page is saved or the rows are rebuilt. */
function sourceOf({ dashboard }: Row): Source {
  if (!dashboard) return {};
  const { tags, isTemplate, editorId, editor, ownerId, owner, firstDay, lastDay } = dashboard;
  return {
    tags,
    isTemplate,
    ...(editorId && { by: { _id: editorId, username: editor } }),
    ...(ownerId && { owner: { _id: ownerId, username: owner } }),
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),
  };
}

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

/** Pages with the same roles, region and type share a guard, so that permissions are checked once per guard instead of per page. */
export function toGuard({ viewerRoles = [], publisherRoles = [], region, pageType }: Page): Guard {
  const scope = { ...(region?._id && { region: { _id: region._id } }), pageType };
  const lists = { viewerRoles: viewerRoles.toSorted(), publisherRoles: publisherRoles.toSorted(), ...scope };
  const name = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 32);
  return { _id: name, ...lists };
}
