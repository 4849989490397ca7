import { pages } from '../../../proto/pages.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import type { Filter } from '../../kit/store/store.ts';
import { regionIdsOf } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { pageOf } from '../show-page.ts';
import { visibleTo } from '../visible-to.ts';

const dependencies = { docs: PAGES, knownRegions: KnownRegions };
type Needs = Resolved<typeof dependencies>;

export const listPublished = handle(
  pages.calls.listPublished,
  dependencies,
  async ({ after, limit, includeHidden }, caller, needs) => {
    const { docs } = needs;
    const all = includeHidden === true && caller.user !== null;
    const filter = all ? await visibleTo(caller.user, docs.live) : await readByEverybody(needs, caller.domainId);
    const found = await docs.live.find({ ...filter, _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    return { pages: fitting(found.map(pageOf)) };
  },
);

async function readByEverybody({ knownRegions, docs }: Needs, domainId: string): Promise<Filter> {
  const regions = await knownRegions.ofDomain(domainId);
  const region = { 'region._id': { in: regionIdsOf('', { stage: 'live' }, regions) } };
  return { domainId, ...region, ...(await visibleTo(null, docs.live)) };
}
