import { homeSlugOf } from '../../../proto/slug.ts';
import type { Region } from '../../../proto/entities/region.ts';

export const UNAVAILABLE = 'This website is not available';

export const DEFAULT_HOME = '/au';

export function errorTitleOf(status: number): { title: string; body: string } {
  return status === 404
    ? { title: 'Page not found', body: 'Something went wrong.' }
    : { title: 'An Unknown Error Occurred', body: '' };
}

/** The home of the region that an address begins with, else the default one. */
export function homeOf(url: string, regions: readonly Pick<Region, 'slugPrefix' | 'homePageSlug'>[]): string {
  const first = url.split(/[/?#]/).find((part) => part !== '');
  const region = regions.find(({ slugPrefix }) => slugPrefix !== '' && slugPrefix === first);
  return region ? `/${homeSlugOf(region)}` : DEFAULT_HOME;
}

export const FAILURE = { title: 'An error occurred while showing the error page', home: 'Go back to home' };
