import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { RegionCache } from '../kit/regions/region-cache.ts';

type Region = PageContent['region'];

/**
 * A page's content with its region as the regions service tells it, never as a client sent it. A page that stays in its region
 * keeps what was stored of it, so that a renamed region is no edit of the page.
 */
export async function resolveRegion(
  content: PageContent,
  before: Region,
  regions: RegionCache,
  caller: Caller,
): Promise<PageContent> {
  const id = content.region?._id;
  if (!id) {
    const { region: _, ...rest } = content;
    return rest;
  }
  if (before?._id === id) return { ...content, region: before };
  const known = await regions.findSettled(id, caller);
  if (!known?.draft || known.domainId !== content.domainId) throw new Problem('invalid', `There is no region ${id}.`);
  if (known.draft.slugPrefix === '')
    throw new Problem(
      'invalid',
      `The region ${known.draft.name || id} has no slug prefix yet, so no page can stand in it.`,
    );
  return { ...content, region: { _id: id, name: known.draft.name, slugPrefix: known.draft.slugPrefix } };
}
