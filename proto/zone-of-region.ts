import { isTimeZone } from './event-times.ts';
import { countryOfRegion } from './language.ts';

interface ZonedRegion {
  code: string;
  /** IANA name; empty for that of its country. */
  timeZone?: string;
}

/** Undefined for a region without a time zone in a country that has several, or in none. */
export function findZone({ code, timeZone }: ZonedRegion): string | undefined {
  if (timeZone && isTimeZone(timeZone)) return timeZone;
  const country = countryOfRegion(code);
  return country && (MAIN_ZONE[country] ?? onlyZoneOf(country));
}

export const zoneOfRegion = (region: ZonedRegion): string =>
  findZone(region) ?? USUAL_ZONE[countryOfRegion(region.code) ?? ''] ?? 'UTC';

/** Countries whose other time zones are on small islands only. */
const MAIN_ZONE: Record<string, string> = { DE: 'Europe/Berlin', NZ: 'Pacific/Auckland' };
/** Countries with several time zones use this one until a region names its own. */
const USUAL_ZONE: Record<string, string> = { AU: 'Australia/Sydney' };

/** Newer engines have the method, older ones the property, and some browsers neither. */
function onlyZoneOf(country: string): string | undefined {
  const locale = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?(): string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
