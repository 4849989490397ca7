import { languageOfRegion } from '../../proto/language.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';
import { findDefaultRegion } from './default-region.ts';

interface RegionLanguage {
  slugPrefix: string;
  code: string;
}

const languageOf = oncePerObject(({ code }: RegionLanguage) => languageOfRegion(code));

/** The hreflang values of each region that has a page. Regions of one language share it: the first of them has it, the default region before others. */
export function assignLanguages<R extends RegionLanguage>(
  having: readonly R[],
  regions: readonly R[],
): Map<R, string[]> {
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
