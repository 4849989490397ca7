import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/access.ts';
import { countAll } from '../../kit/store/collection.ts';
import { resolvePageTypes, FIELDS_NOT_LISTED } from '../article-filter.ts';
import { checkCollection } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { getTitle } from '../present-page.ts';
import { visibilityFilter } from '../visible-to.ts';

export const listPages = handle(pages.calls.list, { docs: PAGES }, async (input, caller, { docs }) => {
  const { domainId, pageType, collection, page, size } = input;
  requireDomain(caller, domainId);
  checkCollection(collection);
  const copy = docs[caller.stage];
  const types = resolvePageTypes(pageType, collection);
  const ofTypes = types.length === 1 ? types[0] : { in: types };
  const filter = { domainId, pageType: ofTypes, ...(await visibilityFilter(caller.user, copy)) };
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
});
