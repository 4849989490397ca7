import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { Problem } from '../../proto/errors.ts';
import { pages } from '../../proto/pages.ts';
import { getHomeSlug } from '../../proto/slug.ts';
import { dependencyKeys } from '../page-cache/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

/** The page with that slug, if there is one that this asker may see. */
export async function findPage(reading: VisitRead, slug: string, visible: Region[]): Promise<Page | null> {
  const page = await reading.kept(
    ['page', slug],
    (aside) => loadPage(aside, slug),
    (found) => found !== null,
  );
  const regionId = page?.region?._id;
  return !regionId || visible.some(({ _id }) => _id === regionId) ? page : null;
}

async function loadPage(reading: VisitRead, slug: string): Promise<Page | null> {
  const { domainId } = reading;
  reading.dependsOn(dependencyKeys.address(domainId, slug));
  const page = await reading.ask(pages.calls.load, { slug, domainId }).catch(nullIfHidden);
  if (!page) return null;
  reading.dependsOn(dependencyKeys.page(page._id));
  // Its name and prefix are shown on the page, and without it being published neither is the page.
  if (page.region?._id) reading.dependsOn(dependencyKeys.region(page.region._id), dependencyKeys.regions());
  return page;
}

/** A region's home: the page at its very prefix, else the one its home page slug names. */
export async function findHome(reading: VisitRead, region: Region, visible: Region[]): Promise<Page | null> {
  return (
    (await findPage(reading, region.slugPrefix, visible)) ??
    (region.homePageSlug ? findPage(reading, getHomeSlug(region), visible) : null)
  );
}

// A page that is not for them is told like one that does not exist, so that nobody can find out what there is.
function nullIfHidden(error: unknown): null {
  if (error instanceof Problem && ['not-found', 'invalid', 'forbidden', 'unauthenticated'].includes(error.code))
    return null;
  throw error;
}
