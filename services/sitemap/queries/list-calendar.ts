import { sitemap } from '../../../proto/sitemap.ts';
import { WITHOUT_REGION } from '../../../proto/without-filters.ts';
import { zoneOfRegion } from '../../../proto/zone-of-region.ts';
import { handle } from '../../kit/contract/handle.ts';
import { type CachedRegion, RegionCache } from '../../kit/regions/region-cache.ts';
import { findCalendarEntries } from '../find-calendar-entries.ts';
import { findPublishSpans } from '../publish-spans.ts';
import { rowsInStage, visibleRows } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

export const listCalendar = handle(
  sitemap.calls.calendar,
  { rows: ROWS, guards: GUARDS, regions: RegionCache },
  async (input, caller, { rows, guards, regions }) => {
    const { domainId } = caller;
    const region = input.region === WITHOUT_REGION ? '' : input.region;
    const filter = { ...rowsInStage(caller), ...(input.region !== '' && { region }) };
    const prefixes =
      input.region === ''
        ? (await rows.countBy(['region'], { domainId })).map(({ values }) => values[0] as string)
        : [region];
    const spans = findPublishSpans(input, prefixes, zonesByPrefix(await regions.ofDomain(domainId)));
    return findCalendarEntries(rows, visibleRows(filter, await guards.find({}), caller), input, spans);
  },
);

const zonesByPrefix = (regions: readonly CachedRegion[]): Map<string, string> =>
  new Map(
    regions
      .flatMap(({ draft, live }) => draft ?? live ?? [])
      .filter(({ slugPrefix }) => slugPrefix !== '')
      .map(({ slugPrefix, code = '', timeZone }) => [slugPrefix, zoneOfRegion({ code, timeZone })]),
  );
