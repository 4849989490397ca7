import { getHomeSlug, toPublicHref } from '../../../../proto/slug.ts';
import type { Region } from '../../../../proto/entities/region.ts';

const DEFAULT_HOME = '/au';

type RegionAddress = Pick<Region, 'slugPrefix' | 'homePageSlug'>;

export const homeAddress = (url: string, regions: readonly RegionAddress[]): string =>
  toPublicHref(storedHomeAddress(url, regions), regions);

/** Returns the address with the slug of the home page, which redirects to the prefix of the region. */
export function storedHomeAddress(url: string, regions: readonly RegionAddress[]): string {
  const first = url.split(/[/?#]/).find((part) => part !== '');
  const region = regions.find(({ slugPrefix }) => slugPrefix !== '' && slugPrefix === first);
  return region ? `/${getHomeSlug(region)}` : DEFAULT_HOME;
}
