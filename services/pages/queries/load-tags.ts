import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permitDomain } from '../../kit/permit-domain.ts';
import { KnownRegions } from '../../kit/regions/known-regions.ts';
import { articleTypesOf, regionIdsOf } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { visibleTo } from '../visible-to.ts';

export const loadTags = handle(
  pages.calls.loadTags,
  { docs: PAGES, knownRegions: KnownRegions },
  async ({ domainId, regionPrefix, pageTypes }, caller, { knownRegions, docs }) => {
    permitDomain(caller, domainId);
    const regions = await knownRegions.ofDomain(domainId);
    const copy = docs[caller.stage];
    const tags = await copy.tally(['_keys.tags'], {
      domainId,
      ...(pageTypes && { pageType: { in: articleTypesOf(pageTypes) } }),
      'region._id': { in: regionIdsOf(regionPrefix, caller, regions) },
      ...(await visibleTo(caller.user, copy)),
    });
    return tags.map(({ values: [tag] }) => tag as string).sort((a, b) => a.localeCompare(b));
  },
);
