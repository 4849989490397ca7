import type { Region } from '../../proto/entities/region.ts';
import { languageOfRegion } from '../../proto/language.ts';
import { oncePerObject } from './once-per-object.ts';

export const DEFAULT_LANGUAGE = 'en';

type RegionCode = Pick<Region, 'code' | 'slugPrefix'>;

export function visitLanguage(region: RegionCode | null, regions: readonly RegionCode[]): string {
  const shown = region ?? findDefaultRegion(regions);
  return shown ? languageOf(shown) : DEFAULT_LANGUAGE;
}

const languageOf = oncePerObject(({ code }: RegionCode) => languageOfRegion(code));

/** Returns the hreflang values of each region with a page. Regions that share a language get it once; the default region precedes others. */
export function assignLanguages<R extends RegionCode>(having: readonly R[], regions: readonly R[]): Map<R, string[]> {
  const main = findDefaultRegion(regions);
  const inOrder = regions.filter((region) => having.includes(region)).sort((a, b) => +(b === main) - +(a === main));
  const taken = new Set<string>();
  return new Map(
    inOrder.map((region) => {
      const languages = [languageOf(region)].filter((language) => !taken.has(language));
      for (const language of languages) taken.add(language);
      return [region, region === main ? [...languages, 'x-default'] : languages];
    }),
  );
}

const DEFAULT_PREFIX = 'au';

export const findDefaultRegion = <R extends { slugPrefix: string }>(regions: readonly R[]): R | undefined =>
  regions.find(({ slugPrefix }) => slugPrefix === DEFAULT_PREFIX) ?? regions[0];
