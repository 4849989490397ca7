import { languageOfRegion } from '../../proto/language.ts';
import { findDefaultRegion } from '../visit/default-region.ts';

interface RegionLanguage {
  slugPrefix: string;
  code: string;
}

/** For whom a region's version of a page is, as hreflang says it. The default region's is for everybody else as well. */
export const hreflangByRegion = (region: RegionLanguage, regions: readonly RegionLanguage[]): string[] =>
  findDefaultRegion(regions)?.slugPrefix === region.slugPrefix
    ? [languageOfRegion(region.code), 'x-default']
    : [languageOfRegion(region.code)];
