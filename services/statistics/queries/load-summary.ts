import type { StatisticsSummary } from '../../../proto/entities/statistics.ts';
import { statistics } from '../../../proto/statistics.ts';
import { visibleRegions } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { CLOCK } from '../../kit/clock.ts';
import { addCounts } from '../add-counts.ts';
import {
  dayId,
  DayRows,
  daysAgo,
  emptyDay,
  largestEntries,
  type Place,
  placeOf,
  ReportRows,
  type StoredDay,
  sum,
} from '../statistics.store.ts';

const BATCH = 50;
/** There is one document for each day and region. */
const MAX_DOCUMENTS = 20_000;
const MAX_REPORTS = 20_000;
const MAX_PAGES = 50;
const MAX_OTHERS = 20;

interface Figures {
  views: number;
  conversions: number;
}

export const loadSummary = handle(
  statistics.calls.summary,
  { stored: DayRows, reports: ReportRows, clock: CLOCK },
  async ({ days, regionId, path }, { domainId, user }, { stored, reports, clock }) => {
    const visible = visibleRegions(user, 'pages.edit');
    const regionIds = regionId === undefined ? visible : (visible ?? [regionId]).filter((id) => id === regionId);
    const filter = {
      domainId,
      day: { gte: daysAgo(days - 1, clock.now()) },
      ...(regionIds && { regionId: { in: regionIds } }),
    };
    const summary = new SummaryBuilder(path);
    const waiting = await reports.find(filter, { without: ['pages', 'searches', 'missing'], limit: MAX_REPORTS });
    const growing = new Map(waiting.map((report) => [dayId(report), placeOf(report)]));
    for (const place of growing.values()) summary.add(await loadGrowing(place, stored, reports));
    for (let skip = 0, read = BATCH; read === BATCH && skip < MAX_DOCUMENTS; skip += BATCH) {
      const found = await stored.find(filter, { sort: { day: 'asc' }, skip, limit: BATCH });
      for (const day of found) if (!growing.has(day._id)) summary.add(day);
      read = found.length;
    }
    return summary.result();
  },
);

/** Reads the reports before the day, which lists those that another process adds to it meanwhile. */
async function loadGrowing(place: Place, days: DayRows, reports: ReportRows) {
  const found = await reports.find({ ...place }, { limit: MAX_REPORTS });
  const day = await days.get(dayId(place));
  const added = new Set(day?.added);
  return addCounts(
    day ?? emptyDay(place),
    found.filter(({ _id }) => !added.has(_id)),
  );
}

/** Adds up one day at a time, so that the days need not be in memory together. */
export class SummaryBuilder {
  private searchTotal = 0;
  private readonly days = new Map<string, Figures>();
  private readonly pages = new Map<string, Figures>();
  private readonly referrers = new Map<string, number>();
  private readonly searches = new Map<string, number>();
  private readonly missing = new Map<string, number>();

  constructor(private readonly path?: string) {}

  add({ day, pages, searches, missing = [], totals }: Omit<StoredDay, '_id' | 'version'>): void {
    const shown = this.path === undefined ? pages : pages.filter(({ path }) => path === this.path);
    addFigures(this.days, day, this.path === undefined ? totals : figuresOf(shown));
    for (const { path, referrers, ...figures } of shown) {
      addFigures(this.pages, path, figures);
      for (const { host, views } of referrers) addTo(this.referrers, host, views);
    }
    if (this.path !== undefined) return;
    this.searchTotal += totals.searches;
    for (const { q, count } of searches) addTo(this.searches, q, count);
    for (const { path, count } of missing) addTo(this.missing, path, count);
  }

  result(): StatisticsSummary {
    const series = [...this.days].map(([day, { views, conversions }]) => ({ day, views, conversions }));
    const pages = [...this.pages].map(([path, { views, conversions }]) => ({ path, views, conversions }));
    const referrers = [...this.referrers].map(([host, views]) => ({ host, views }));
    const searches = [...this.searches].map(([q, count]) => ({ q, count }));
    const missing = [...this.missing].map(([path, count]) => ({ path, count }));
    return {
      totals: { ...figuresOf(series), searches: this.searchTotal },
      series: series
        .filter(({ views, conversions }) => views + conversions > 0)
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
      pages: largestEntries(pages, MAX_PAGES, ({ views }) => views),
      referrers: largestEntries(referrers, MAX_OTHERS, ({ views }) => views),
      searches: largestEntries(searches, MAX_OTHERS, ({ count }) => count),
      missing: largestEntries(missing, MAX_OTHERS, ({ count }) => count),
    };
  }
}

const figuresOf = (entries: Figures[]): Figures => ({
  views: sum(entries, ({ views }) => views),
  conversions: sum(entries, ({ conversions }) => conversions),
});

function addFigures(map: Map<string, Figures>, key: string, added: Figures): void {
  map.set(key, figuresOf([map.get(key) ?? { views: 0, conversions: 0 }, added]));
}

const addTo = (map: Map<string, number>, key: string, count: number): void =>
  void map.set(key, (map.get(key) ?? 0) + count);
