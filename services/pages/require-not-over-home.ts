import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';

interface Needs {
  docs: Pick<Versioned<PageContent>, 'draft' | 'live'>;
  regions: RegionCache;
}

/** Visitors see a page at the prefix of its region instead of the home page, which is stored at another address. */
export async function requireNotOverHome(
  { domainId, slug, region }: PageContent,
  before: { _id: string; slug: string } | null,
  { docs, regions }: Needs,
): Promise<void> {
  if (!region?._id || slug !== region.slugPrefix || before?.slug === slug) return;
  const cached = await regions.getCached(region._id);
  const home = getHomeSlug({ slugPrefix: slug, homePageSlug: cached?.draft?.homePageSlug ?? '' });
  if (home === slug) return;
  const others = { domainId, slug: home, ...(before && { _id: { ne: before._id } }) };
  const counts = await Promise.all([docs.draft, docs.live].map((copy) => copy.count(others)));
  if (counts.some((count) => count > 0)) throw pageRefusals.homeTaken({ slug, home });
}
