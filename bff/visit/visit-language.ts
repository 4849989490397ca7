import type { Region } from '../../proto/entities/region.ts';
import { languageOfRegion } from '../../proto/language.ts';
import { findDefaultRegion } from './default-region.ts';

export const DEFAULT_LANGUAGE = 'en';

type RegionCode = Pick<Region, 'code' | 'slugPrefix'>;

export function visitLanguage(region: RegionCode | null, regions: readonly RegionCode[]): string {
  return languageOfRegion((region ?? findDefaultRegion(regions))?.code ?? '');
}
