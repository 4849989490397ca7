import { DEFAULT_COORDINATES } from '../../../../../proto/default-coordinates.ts';
import type { RegionContent } from '../../../../../proto/entities/region.ts';

export type NewRegion = RegionContent;

export const newRegion = (domainId: string): NewRegion => ({
  domainId,
  name: '',
  code: '',
  slugPrefix: '',
  homePageSlug: '',
  flag: '',
  ...DEFAULT_COORDINATES,
});

export type RegionErrors = Partial<Record<keyof RegionContent, string>>;

export function regionErrors(region: RegionContent, to: 'save' | 'publish'): RegionErrors {
  return {
    ...(region.name.trim() === '' && { name: 'A region needs a name.' }),
    ...(to === 'publish' &&
      region.slugPrefix.trim() === '' && { slugPrefix: 'A region needs a slug prefix before it is published.' }),
    ...(!isWithin(region.latitude, 90) && { latitude: 'Latitude must be a number from -90 to 90.' }),
    ...(!isWithin(region.longitude, 180) && { longitude: 'Longitude must be a number from -180 to 180.' }),
  };
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit;
