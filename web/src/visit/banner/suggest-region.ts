import { countryOfRegion } from '../../../../proto/language.ts';
import type { Region } from '../../../../proto/entities/region.ts';

type Candidate = Pick<Region, 'slugPrefix' | 'code'>;

/** The region that a visitor chose before, otherwise that of the browser's first language with a country. */
export function suggestRegion<R extends Candidate>(
  regions: readonly R[],
  { current, chosen, languages }: { current: string; chosen: string | null; languages: readonly string[] },
): R | null {
  const known = regions.find(({ slugPrefix }) => slugPrefix === chosen);
  const suggested = known ?? findByLanguage(regions, languages);
  return suggested && suggested.slugPrefix !== current ? suggested : null;
}

function findByLanguage<R extends Candidate>(regions: readonly R[], languages: readonly string[]): R | undefined {
  const country = languages.map((language) => /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase()).find(Boolean);
  return country === undefined ? undefined : regions.find(({ code }) => countryOfRegion(code) === country);
}
