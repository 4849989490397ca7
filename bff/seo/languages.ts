import { languageOf } from '../../proto/language.ts';
import { defaultRegionOf } from '../visit/default-region.ts';

interface Spoken {
  slugPrefix: string;
  code: string;
}

/** For whom a region's version of a page is, as hreflang says it. The default region's is for everybody else as well. */
export const languagesOf = (region: Spoken, regions: readonly Spoken[]): string[] =>
  defaultRegionOf(regions)?.slugPrefix === region.slugPrefix
    ? [languageOf(region.code), 'x-default']
    : [languageOf(region.code)];
