import type { Output } from '../contract.ts';
import type { regions } from '../regions.ts';
import { at, domain, region } from './names.ts';

export type RegionExample = Output<typeof regions.calls.saveRegion>;

export const empty: RegionExample = {
  _id: region.au,
  domainId: domain.tern,
  name: '',
  code: '',
  slugPrefix: '',
  homePageSlug: '',
  flag: '',
  latitude: 40,
  longitude: 30,
  revision: 1,
  createdAt: at('10:00'),
  updatedAt: at('10:00'),
  published: false,
};
export const inAustralia = {
  name: 'Australia',
  code: 'AU',
  slugPrefix: 'au',
  homePageSlug: 'home',
  flag: 'au',
  latitude: -33.87,
  longitude: 151.21,
};
