import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { listedTypes, unlisted } from '../article-filter.ts';
import { checkCollection } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';
import { titleOf } from '../show-page.ts';
import { visibleTo } from '../visible-to.ts';

export const listPages = handle(pages.calls.list, { docs: PAGES }, async (input, caller, { docs }) => {
  const { domainId, pageType, collection, page, size } = input;
  permitDomain(caller, domainId);
  checkCollection(collection);
  const copy = docs[caller.stage];
  const types = listedTypes(pageType, collection);
  const ofTypes = types.length === 1 ? types[0] : { in: types };
  const filter = { domainId, pageType: ofTypes, ...(await visibleTo(caller.user, copy)) };
  const [all = { count: 0 }] = await copy.tally([], filter);
  const found = await copy.find(filter, {
    sort: { slug: 'asc' },
    skip: (page - 1) * size,
    limit: size,
    without: unlisted,
  });
  const rows = found.map((one) => ({
    _id: one._id,
    slug: one.slug,
    pageType: one.pageType,
    title: titleOf(one),
    published: one.published,
  }));
  return { pages: rows, total: all.count };
});
