import { getHomeSlug } from '../../../../proto/slug.ts';
import type { Region } from '../../../../proto/entities/region.ts';

export const UNAVAILABLE = 'This website is not available';

export const DEFAULT_HOME = '/au';

export function errorTitle(status: number): { title: string; body: string } {
  return status === 404
    ? { title: 'Page not found', body: 'Something went wrong.' }
    : { title: 'An Unknown Error Occurred', body: '' };
}

export function homeAddress(url: string, regions: readonly Pick<Region, 'slugPrefix' | 'homePageSlug'>[]): string {
  const first = url.split(/[/?#]/).find((part) => part !== '');
  const region = regions.find(({ slugPrefix }) => slugPrefix !== '' && slugPrefix === first);
  return region ? `/${getHomeSlug(region)}` : DEFAULT_HOME;
}

export const FAILURE = { title: 'An error occurred while showing the error page', home: 'Go back to home' };
