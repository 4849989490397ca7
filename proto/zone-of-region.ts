import { isTimeZone } from './event-times.ts';
import { countryOfRegion } from './language.ts';

interface ZonedRegion {
  code: string;
  /** IANA name of a time zone; empty for the one of the country. */
  timeZone?: string;
}

/** Returns undefined for a region without a time zone, unless its country has exactly one or a main one. */
export function findZone({ code, timeZone }: ZonedRegion): string | undefined {
  if (timeZone && isTimeZone(timeZone)) return timeZone;
  const country = countryOfRegion(code);
  return country && (MAIN_ZONE[country] ?? onlyZoneOf(country));
}

export const zoneOfRegion = (region: ZonedRegion): string =>
  findZone(region) ?? USUAL_ZONE[countryOfRegion(region.code) ?? ''] ?? 'UTC';

/** Main time zones of countries whose other zones apply to small islands only. */
const MAIN_ZONE: Record<string, string> = { DE: 'Europe/Berlin', NZ: 'Pacific/Auckland' };
/** Default time zones of countries with several, for regions that have set none. */
const USUAL_ZONE: Record<string, string> = { AU: 'Australia/Sydney' };

/** Newer engines have the method and older ones the property; some browsers have neither. */
function onlyZoneOf(country: string): string | undefined {
  const locale = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?(): string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}
