import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { findArticles } from '../find-articles.ts';
import { PAGES } from '../pages.store.ts';
import { toArticle, withCurrentRegion } from '../present-page.ts';

export const filterArticles = handle(
  pages.calls.filterArticles,
  { docs: PAGES, regionCache: RegionCache },
  async (input, caller, { regionCache, docs }) => {
    const regions = await regionCache.ofDomain(caller.domainId);
    const { found, total } = await findArticles(docs[caller.stage], input, caller, regions, {
      skip: input.currentPage * input.limit,
      limit: input.limit,
    });
    const byId = new Map(regions.map((region) => [region._id, region]));
    const articles = found.map((page) =>
      toArticle(withCurrentRegion(page, byId.get(page.region?._id ?? ''), caller.stage)),
    );
    return { articles, total };
  },
);
