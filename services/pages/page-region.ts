import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';

type Region = PageContent['region'];

/** Never trusts the client's region; a page that stays in its region keeps the stored copy, even if the region was renamed. */
export async function resolveRegion(
  content: PageContent,
  current: Region,
  regions: RegionCache,
  caller: Caller,
): Promise<PageContent> {
  const id = content.region?._id;
  if (!id) {
    const { region: _, ...rest } = content;
    return rest;
  }
  if (current?._id === id) return { ...content, region: current };
  const region = await regions.findSettled(id, caller);
  if (!region?.draft || region.domainId !== content.domainId) throw pageRefusals.noRegion({ id });
  if (region.draft.slugPrefix === '') throw pageRefusals.regionWithoutSlugPrefix({ name: region.draft.name || id });
  return { ...content, region: { _id: id, name: region.draft.name, slugPrefix: region.draft.slugPrefix } };
}
