import type { RegionCache } from '../../kit/regions/region-cache.ts';
import type { RegionAddress } from './sitemap-xml.ts';

/** Returns the regions in the order in which the regions service lists them, because the first can be the default region. */
export async function publishedRegions(regions: RegionCache, domainId: string): Promise<RegionAddress[]> {
  const live = (await regions.ofDomain(domainId)).flatMap(({ _id, live }) => (live ? [{ ...live, _id }] : []));
  const inOrder = live.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a._id < b._id ? -1 : 1));
  return inOrder.map(({ slugPrefix, homePageSlug = '', code = '' }) => ({ slugPrefix, homePageSlug, code }));
}
