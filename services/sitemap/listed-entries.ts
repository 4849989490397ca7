import type { RegionCache } from '../kit/regions/region-cache.ts';
import type { Filter } from '../kit/store/store.ts';

export async function listedEntries(regions: RegionCache, domainId: string): Promise<Filter> {
  const published = (await regions.ofDomain(domainId)).filter(({ live }) => live !== null);
  return { domainId, regionId: { in: ['', ...published.map(({ _id }) => _id)] }, listed: true };
}
