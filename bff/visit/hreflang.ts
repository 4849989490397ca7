import { languageOfRegion } from '../../proto/language.ts';
import { findDefaultRegion } from './default-region.ts';

interface RegionLanguage {
  slugPrefix: string;
  code: string;
}

export const hreflangByRegion = (region: RegionLanguage, regions: readonly RegionLanguage[]): string[] =>
  findDefaultRegion(regions)?.slugPrefix === region.slugPrefix
    ? [languageOfRegion(region.code), 'x-default']
    : [languageOfRegion(region.code)];
