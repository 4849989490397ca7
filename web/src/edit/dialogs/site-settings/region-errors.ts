import { DEFAULT_COORDINATES } from '../../../../../proto/blocks/kinds/place.ts';
import type { RegionContent } from '../../../../../proto/entities/region.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.siteSettings.regions;

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
    ...(region.name.trim() === '' && { name: t.nameMissing }),
    ...(to === 'publish' && region.slugPrefix.trim() === '' && { slugPrefix: t.prefixMissing }),
    ...(!isWithin(region.latitude, 90) && { latitude: t.latitudeInvalid }),
    ...(!isWithin(region.longitude, 180) && { longitude: t.longitudeInvalid }),
  };
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit;
