import type { Region } from '../../proto/entities/region.ts';
import { languageOfRegion } from '../../proto/language.ts';
import { findDefaultRegion } from './default-region.ts';

export const DEFAULT_LANGUAGE = 'en';

type RegionCode = Pick<Region, 'code' | 'slugPrefix'>;

/** Codes of regions are free text; one that is not a country or language gives English. */
export function visitLanguage(region: RegionCode | null, regions: readonly RegionCode[]): string {
  const language = languageOfRegion((region ?? findDefaultRegion(regions))?.code ?? '');
  try {
    return Intl.getCanonicalLocales(language)[0]!;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
