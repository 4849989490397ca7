import type { HandlerInput } from '../../proto/contract.ts';
import { type CalendarEntry, calendarKinds } from '../../proto/entities/sitemap.ts';
import { formatWithOffset, nextDay, startOfDay } from '../../proto/event-times.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { articleTypes } from '../../proto/values.ts';
import { WITHOUT_REGION } from '../../proto/without-filters.ts';
import { zoneOfRegion } from '../../proto/zone-of-region.ts';
import { handle } from '../kit/contract/handle.ts';
import { type CachedRegion, RegionCache } from '../kit/regions/region-cache.ts';
import type { Filter } from '../kit/store/store.ts';
import { compareKeys, rowsInStage, visibleRows } from './filter-rows.ts';
import { GuardRows, type Row, SitemapRows } from './sitemap.store.ts';

type Input = HandlerInput<typeof sitemap.calls.calendar>;

/** Entries of one kind, in the order of an index. */
interface Source {
  kind: CalendarEntry['kind'];
  order: 'lastPublished' | 'dashboard.firstDay' | 'dashboard.lastDay';
  filter: Filter;
  dayOf: (row: Row) => string;
}

interface Found {
  entry: CalendarEntry;
  key: string[];
}

interface PublishSpan {
  timeZone: string;
  /** Address prefixes of the regions. */
  regions: string[];
  from: string;
  before: string;
}

export const listCalendar = handle(
  sitemap.calls.calendar,
  { rows: SitemapRows, guards: GuardRows, regions: RegionCache },
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

/** Regions of one time zone share a span, because their days begin and end at the same time. */
export function findPublishSpans(
  { from, to }: { from: string; to: string },
  regions: readonly string[],
  zones: ReadonlyMap<string, string>,
): PublishSpan[] {
  const spans = new Map<string, PublishSpan>();
  for (const region of regions) {
    const timeZone = zones.get(region) ?? 'UTC';
    const span = spans.get(timeZone);
    if (span) span.regions.push(region);
    else
      spans.set(timeZone, {
        timeZone,
        regions: [region],
        from: startOfDay(from, timeZone).toISOString(),
        before: startOfDay(nextDay(to), timeZone).toISOString(),
      });
  }
  return [...spans.values()];
}

/** The first entries overall are among the first entries of each source, so only these are read. */
async function findCalendarEntries(
  rows: SitemapRows,
  visible: Filter,
  input: Input,
  spans: readonly PublishSpan[],
): Promise<{ entries: CalendarEntry[]; hasMore: boolean }> {
  const sources = [...spans.map(publishes), ...datesIn(input)].filter(({ kind }) => !input.kind || kind === input.kind);
  const found = await Promise.all(
    sources.map(async (source) => {
      const options = { sort: { [source.order]: 'asc', slug: 'asc' } as const, limit: input.limit + 1 };
      const read = (await rows.find({ ...visible, ...source.filter }, options)) as Row[];
      return read.map((row) => toFound(row, source));
    }),
  );
  const inOrder = found.flat().sort((a, b) => compareKeys(a.key, b.key));
  return { entries: inOrder.slice(0, input.limit).map(({ entry }) => entry), hasMore: inOrder.length > input.limit };
}

const publishes = ({ timeZone, regions, from, before }: PublishSpan): Source => ({
  kind: 'published',
  order: 'lastPublished',
  filter: { region: { in: regions }, lastPublished: { gte: from, lt: before } },
  dayOf: ({ lastPublished }) => formatWithOffset(new Date(lastPublished!), timeZone).slice(0, 10),
});

function datesIn({ from, to }: Input): Source[] {
  const days = { gte: from, lte: to };
  const firstDay = { order: 'dashboard.firstDay', dayOf: ({ dashboard }: Row) => dashboard!.firstDay! } as const;
  const lastDay = { order: 'dashboard.lastDay', dayOf: ({ dashboard }: Row) => dashboard!.lastDay! } as const;
  const articles = articleTypes.filter((type) => type !== 'event');
  return [
    { kind: 'article', ...firstDay, filter: { pageType: { in: articles }, [firstDay.order]: days } },
    { kind: 'event', ...firstDay, filter: { pageType: 'event', [firstDay.order]: days } },
    { kind: 'event', ...lastDay, filter: { pageType: 'event', [lastDay.order]: days } },
  ];
}

function toFound(row: Row, { kind, dayOf }: Source): Found {
  const { _id, slug, title = '', region, pageType, lastPublished = '', dashboard } = row;
  const day = dayOf(row);
  const { status, firstDay, lastDay = firstDay } = dashboard!;
  return {
    entry: {
      ...{ _id, day, kind, slug, title, region, pageType, status },
      ...(kind === 'event' && { firstDay, lastDay }),
    },
    key: [day, String(calendarKinds.indexOf(kind)), kind === 'published' ? lastPublished : '', slug, _id],
  };
}

const zonesByPrefix = (regions: readonly CachedRegion[]): Map<string, string> =>
  new Map(
    regions
      .flatMap(({ draft, live }) => draft ?? live ?? [])
      .filter(({ slugPrefix }) => slugPrefix !== '')
      .map(({ slugPrefix, code = '', timeZone }) => [slugPrefix, zoneOfRegion({ code, timeZone })]),
  );
