import { collectionByPageType, type Page, type PageType, pageTypes } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { requireDomain } from '../../kit/access.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { countAll } from '../../kit/store/store.ts';
import type { Author } from '../../kit/versioned/versioned.ts';
import { equalsOrIn, resolveRegionIds } from '../articles.ts';
import { checkCollection } from '../content.ts';
import { FIELDS_NOT_LISTED, IS_IMPORTED, PageDocs } from '../pages.store.ts';
import { getTitle, toPage } from '../presentation.ts';
import { visibilityFilter } from '../rights.ts';

export const listHandlers = {
  list: handle(pages.calls.list, { docs: PageDocs }, async (input, caller, { docs }) => {
    const { domainId, pageType, collection, page, size } = input;
    requireDomain(caller, domainId);
    checkCollection(collection);
    const copy = docs[caller.stage];
    const filter = {
      domainId,
      pageType: equalsOrIn(resolvePageTypes(pageType, collection)),
      ...(await visibilityFilter(caller.user, copy)),
    };
    const total = await countAll(copy, filter);
    const found = await copy.find(filter, {
      sort: { slug: 'asc' },
      skip: (page - 1) * size,
      limit: size,
      without: FIELDS_NOT_LISTED,
    });
    const rows = found.map((row) => ({
      _id: row._id,
      slug: row.slug,
      pageType: row.pageType,
      title: getTitle(row),
      published: row.published,
    }));
    return { pages: rows, total };
  }),

  listOrigins: handle(pages.calls.listOrigins, { docs: PageDocs }, async ({ after, limit }, caller, { docs }) => {
    const { domainId, user } = caller;
    const filter = { domainId, [IS_IMPORTED]: true, ...(await visibilityFilter(user, docs.draft)), _id: { gt: after } };
    const found = await docs.draft.find(filter, { sort: { _id: 'asc' }, limit, without: FIELDS_NOT_LISTED });
    const rows = found.flatMap(({ _id, slug, pageType, revision, region, origin }) =>
      origin ? [{ _id, slug, pageType, revision, ...(region?._id && { regionId: region._id }), origin }] : [],
    );
    return { pages: takeWhileFits(rows) };
  }),

  /** Includes all domains, because the contract restricts the call to administrators. */
  listDrafts: handle(pages.calls.listDrafts, { docs: PageDocs }, async ({ after, limit }, _caller, { docs }) => {
    const stored = await docs.draft.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    const found = takeWhileFits(stored.map(toPage));
    return { pages: found, authors: await authorsOf(docs, found) };
  }),

  /** Includes all domains, because NATS permits the call only to services. */
  listCopies: handle(pages.calls.listCopies, { docs: PageDocs }, async ({ stage, after, limit }, _caller, { docs }) => {
    const stored = await docs[stage].find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    const found = takeWhileFits(stored.map(toPage));
    return { pages: found, authors: stage === 'draft' ? await authorsOf(docs, found) : {} };
  }),

  loadCopies: handle(pages.calls.loadCopies, { docs: PageDocs }, async ({ ids, stage }, _caller, { docs }) => {
    const stored = await docs[stage].find({ _id: { in: ids } });
    const found = takeWhileFits(stored.map(toPage));
    return {
      pages: found,
      authors: stage === 'draft' ? await authorsOf(docs, found) : {},
      unread: stored.slice(found.length).map(({ _id }) => _id),
    };
  }),

  listPublished: handle(
    pages.calls.listPublished,
    { docs: PageDocs, regionCache: RegionCache },
    async ({ after, limit, includeHidden }, { user, domainId }, { docs, regionCache }) => {
      const isForVisitors = includeHidden !== true || user === null;
      const regions = isForVisitors ? await regionCache.ofDomain(domainId) : [];
      const filter = {
        ...(isForVisitors && { domainId, 'region._id': { in: resolveRegionIds('', { stage: 'live' }, regions) } }),
        ...(await visibilityFilter(isForVisitors ? null : user, docs.live)),
      };
      const found = await docs.live.find({ ...filter, _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
      return { pages: takeWhileFits(found.map(toPage)) };
    },
  ),
};

async function authorsOf(docs: PageDocs, found: readonly Page[]): Promise<Record<string, Author>> {
  const authors = found.map(async ({ _id }) => [_id, (await docs.history(_id, { limit: 1 }))[0]!.by] as const);
  return Object.fromEntries(await Promise.all(authors));
}

export const resolvePageTypes = (pageType?: PageType, collection?: string): PageType[] =>
  pageType ? [pageType] : pageTypes.filter((type) => !collection || collectionByPageType[type] === collection);
