import { getHomeSlug } from '../../../../proto/slug.ts';
import type { Region } from '../../../../proto/entities/region.ts';

export const DEFAULT_HOME = '/au';

export function homeAddress(url: string, regions: readonly Pick<Region, 'slugPrefix' | 'homePageSlug'>[]): string {
  const first = url.split(/[/?#]/).find((part) => part !== '');
  const region = regions.find(({ slugPrefix }) => slugPrefix !== '' && slugPrefix === first);
  return region ? `/${getHomeSlug(region)}` : DEFAULT_HOME;
}
