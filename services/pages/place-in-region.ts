import type { PageContent } from '../../proto/entities/page.ts';

/** A sub nav belongs to one region, so a page that leaves the region loses it. */
export function placeInRegion(content: PageContent, regionId: string | null): PageContent {
  if ((content.region?._id ?? null) === regionId) return content;
  const { region: _region, miniNavId: _miniNavId, ...rest } = content;
  return regionId === null ? rest : { ...rest, region: { _id: regionId } };
}
