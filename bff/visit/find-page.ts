import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { pages } from '../../proto/pages.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

export async function findPage(reading: VisitRead, slug: string, visible: Region[]): Promise<Page | null> {
  const page = await reading.cached(
    ['page', slug],
    (scoped) => loadPage(scoped, slug),
    (found) => found !== null,
  );
  const regionId = page?.region?._id;
  return !regionId || visible.some(({ _id }) => _id === regionId) ? page : null;
}

async function loadPage(reading: VisitRead, slug: string): Promise<Page | null> {
  const { domainId } = reading;
  reading.dependsOn(dependencyKeys.address(domainId, slug));
  const page = await reading.call(pages.calls.load, { slug, domainId }).catch(nullIfHidden);
  if (!page) return null;
  reading.dependsOn(dependencyKeys.page(page._id));
  if (page.region?._id) reading.dependsOn(dependencyKeys.region(page.region._id), dependencyKeys.regions());
  return page;
}

export async function findHome(reading: VisitRead, region: Region, visible: Region[]): Promise<Page | null> {
  return (
    (await findPage(reading, region.slugPrefix, visible)) ??
    (region.homePageSlug ? findPage(reading, getHomeSlug(region), visible) : null)
  );
}

// A forbidden page looks like a missing one, so that its existence is not revealed.
function nullIfHidden(error: unknown): null {
  if (error instanceof Problem && ['not-found', 'invalid', 'forbidden', 'unauthenticated'].includes(error.code))
    return null;
  throw error;
}
