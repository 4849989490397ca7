import type { HandlerInput } from '../../proto/contract.ts';
import { type CalendarEntry, calendarKinds } from '../../proto/entities/calendar.ts';
import { formatWithOffset } from '../../proto/event-times.ts';
import type { sitemap } from '../../proto/sitemap.ts';
import { articleTypes } from '../../proto/values.ts';
import type { Collection, Filter } from '../kit/store/store.ts';
import type { Row } from './find-rows.ts';
import type { PublishSpan } from './publish-spans.ts';
import type { StoredRow } from './sitemap.store.ts';

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

/** The first entries of all sources together are among the first ones of each. */
export async function findCalendarEntries(
  rows: Collection<StoredRow>,
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

function compareKeys(a: string[], b: string[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
