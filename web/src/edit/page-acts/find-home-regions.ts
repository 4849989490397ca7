import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { getHomeSlug } from '../../../../proto/slug.ts';

interface Region {
  name: string;
  slugPrefix: string;
  homePageSlug: string;
}

/** Returns the regions whose home page is among these pages. */
export const findHomeRegions = <R extends Region>(
  rows: readonly Pick<ListedPage, 'slug'>[],
  regions: readonly R[],
): R[] => regions.filter((region) => region.slugPrefix !== '' && rows.some(({ slug }) => slug === getHomeSlug(region)));
