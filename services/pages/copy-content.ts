import type { PageContent } from '../../proto/entities/page.ts';
import { toContent } from './page-fields.ts';
import { placeInRegion } from './place-in-region.ts';

interface CopyOptions {
  /** Null for no region, undefined for that of the source. */
  regionId: string | null | undefined;
  title: string | undefined;
}

export function copyContent(source: PageContent, { regionId, title }: CopyOptions): PageContent {
  const { isTemplate: _, ...content } = toContent(source);
  const placed = regionId === undefined ? content : placeInRegion(content, regionId);
  if (title === undefined) return placed;
  // The title for search engines follows only if it repeats the title of the page.
  const isRepeated = source.title !== undefined && source.title === source.header.title;
  return { ...placed, header: { ...placed.header, title }, ...(isRepeated && { title }) };
}
