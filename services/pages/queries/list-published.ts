import { pages } from '../../../proto/pages.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import type { Filter } from '../../kit/store/store.ts';
import { resolveRegionIds } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { toPage } from '../present-page.ts';
import { visibilityFilter } from '../visible-to.ts';

const dependencies = { docs: PAGES, regionCache: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const listPublished = handle(
  pages.calls.listPublished,
  dependencies,
  async ({ after, limit, includeHidden }, caller, needs) => {
    const { docs } = needs;
    const all = includeHidden === true && caller.user !== null;
    const filter = all ? await visibilityFilter(caller.user, docs.live) : await publicFilter(needs, caller.domainId);
    const found = await docs.live.find({ ...filter, _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    return { pages: takeWhileFits(found.map(toPage)) };
  },
);

async function publicFilter({ regionCache, docs }: Needs, domainId: string): Promise<Filter> {
  const regions = await regionCache.ofDomain(domainId);
  const region = { 'region._id': { in: resolveRegionIds('', { stage: 'live' }, regions) } };
  return { domainId, ...region, ...(await visibilityFilter(null, docs.live)) };
}
