import { languageOfRegion } from '../../proto/language.ts';
import { findDefaultRegion } from './default-region.ts';

interface RegionLanguage {
  slugPrefix: string;
  code: string;
}

/** hreflang values of a region; the default region is also `x-default`. */
export const hreflangByRegion = (region: RegionLanguage, regions: readonly RegionLanguage[]): string[] =>
  findDefaultRegion(regions)?.slugPrefix === region.slugPrefix
    ? [languageOfRegion(region.code), 'x-default']
    : [languageOfRegion(region.code)];
