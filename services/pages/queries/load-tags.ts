import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireDomain } from '../../kit/access.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { parseArticleTypes, resolveRegionIds } from '../article-filter.ts';
import { ARTICLE_TAGS } from '../page-keys.ts';
import { PAGES } from '../pages.store.ts';
import { visibilityFilter } from '../visible-to.ts';

export const loadTags = handle(
  pages.calls.loadTags,
  { docs: PAGES, regionCache: RegionCache },
  async ({ domainId, regionPrefix, pageTypes }, caller, { regionCache, docs }) => {
    requireDomain(caller, domainId);
    const regions = await regionCache.ofDomain(domainId);
    const copy = docs[caller.stage];
    const tags = await copy.countBy([ARTICLE_TAGS], {
      domainId,
      ...(pageTypes && { pageType: { in: parseArticleTypes(pageTypes) } }),
      'region._id': { in: resolveRegionIds(regionPrefix, caller, regions) },
      ...(await visibilityFilter(caller.user, copy)),
    });
    return tags.map(({ values: [tag] }) => tag as string).sort((a, b) => a.localeCompare(b));
  },
);
