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
  return !page?.region?._id || visible.some(({ _id }) => _id === page.region?._id) ? page : null;
}

async function loadPage(reading: VisitRead, slug: string): Promise<Page | null> {
  const { domainId } = reading;
  reading.dependsOn(dependencyKeys.address(domainId, slug));
  const page = await reading.call(pages.calls.load, { slug, domainId }).catch(nullIfHidden);
  if (!page) {
    reading.dependsOn(dependencyKeys.regions());
    return null;
  }
  reading.dependsOn(dependencyKeys.page(page._id));
  if (page.region?._id) reading.dependsOn(dependencyKeys.region(page.region._id), dependencyKeys.regions());
  return page;
}

export function findHome(reading: VisitRead, region: Region, visible: Region[]): Promise<Page | null> {
  return reading.cached(
    ['home', region._id],
    async (scoped) => {
      scoped.dependsOn(dependencyKeys.regions());
      // Both lookups run at the same time, because most regions have no page at their prefix.
      const atHomeSlug = region.homePageSlug ? findPage(scoped, getHomeSlug(region), visible) : null;
      atHomeSlug?.catch(() => undefined);
      const atPrefix = await findPage(scoped, region.slugPrefix, visible);
      return atPrefix?.region?._id === region._id ? atPrefix : ((await atHomeSlug) ?? atPrefix);
    },
    (found) => found !== null,
  );
}

/** Whether visitors see the page at the prefix of its region instead of at its stored address. */
export async function isShownAsHome(
  reading: VisitRead,
  page: Page | null,
  { region, rest, regions }: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<boolean> {
  if (!page || !region || page.slug === region.slugPrefix || page.slug !== getHomeSlug(region)) return false;
  return rest.length === 0 || (await findHome(reading, region, regions))?._id === page._id;
}

// A forbidden page is treated as missing, so that its existence is not revealed.
function nullIfHidden(error: unknown): null {
  if (error instanceof Problem && ['not-found', 'invalid', 'forbidden', 'unauthenticated'].includes(error.code))
    return null;
  throw error;
}

export async function isShownToEditors(reading: VisitRead, slug: string, regions: Region[]): Promise<boolean> {
  if (reading.context.stage !== 'draft') return false;
  const region = regions.find(({ slugPrefix }) => slugPrefix === slug);
  return (await (region ? findHome(reading, region, regions) : findPage(reading, slug, regions))) !== null;
}
