import type { Logger } from 'pino';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { statistics } from '../../proto/statistics.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { type DayCounts, statisticsLimits } from '../../proto/entities/statistics.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { TtlCache } from '../caching/ttl-cache.ts';
import { type SiteOrigin, visitorContext } from '../session/request-context.ts';
import type { VisitLoader } from '../visit/visit-loader.ts';

interface PageStatisticsOptions {
  bus: Bus;
  loader: Pick<VisitLoader, 'load'>;
  intervalMs: number;
  now: () => number;
  log: Logger;
}

interface Found {
  path: string;
  regionId: string;
  isPage: boolean;
}

/** Counts in memory and sends the sums to the statistics service. If sending fails, the counts of the interval are lost. */
export class PageStatistics {
  private readonly tally = new Tally();
  private readonly shown: TtlCache<Found | null>;
  private timer?: NodeJS.Timeout;
  private sending?: Promise<void>;

  constructor(private readonly options: PageStatisticsOptions) {
    this.shown = new TtlCache(options.now, { isLasting: (found) => found?.isPage === true });
  }

  /**
   * Returns false if visitors see no page at the path, which then counts as missing, or if the tally is full while the
   * previous one is being sent.
   */
  async count(site: SiteOrigin, path: string, toCounted: (path: string) => Counted): Promise<boolean> {
    const found = await this.shown.getOrLoad(cacheKey(site.domainId, path), () => this.find(site, path));
    if (!found) return false;
    const day = new Date(this.options.now()).toISOString().slice(0, 10);
    const { domainId } = site;
    this.timer ??= setInterval(() => void this.send(), this.options.intervalMs).unref();
    const counted: Counted = found.isPage ? toCounted(found.path) : { kind: 'missing', path: found.path };
    const isCounted = this.tally.add({ domainId, regionId: found.regionId, day }, counted);
    if (this.tally.isFull) void this.send();
    return isCounted && found.isPage;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.send();
  }

  private send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    for (const { domainId, counts } of this.tally.take())
      await this.options.bus
        .call(statistics.calls.record, counts, { domainId, stage: 'live' })
        .catch((error: unknown) => this.options.log.warn(error, 'counts of page views are lost'));
  }

  private async find(site: SiteOrigin, path: string): Promise<Found | null> {
    const { visit } = await this.options.loader.load(path, visitorContext(site, ''));
    if (visit.status === 503) throw gatewayRefusals.siteUnreachable();
    const { status, canonical, region, unavailable } = visit;
    if (unavailable || (status !== 200 && status !== 404)) return null;
    const shown = canonical.split('?')[0]!;
    if (shown.length > statisticsLimits.path) return null;
    return { path: shown, regionId: region?._id ?? '', isPage: status === 200 };
  }
}

export const MAX_ENTRIES = 2000;
/** The contract limits the lists of a call. */
export const MAX_SENT = 500;

interface Place {
  domainId: string;
  regionId: string;
  day: string;
}

export type Counted =
  | { kind: 'view'; path: string; host: string }
  | { kind: 'conversion' | 'missing'; path: string }
  | { kind: 'search'; q: string };

interface Entry {
  place: Place;
  counted: Counted;
  count: number;
}

export class Tally {
  private entries = new Map<string, Entry>();

  get isFull(): boolean {
    return this.entries.size >= MAX_ENTRIES;
  }

  /** Returns false if the tally is full. */
  add(place: Place, counted: Counted): boolean {
    const { domainId, regionId, day } = place;
    const key = JSON.stringify([domainId, regionId, day, ...Object.values(counted)]);
    const entry = this.entries.get(key);
    if (!entry && this.isFull) return false;
    if (entry) entry.count += 1;
    else this.entries.set(key, { place, counted, count: 1 });
    return true;
  }

  take(): { domainId: string; counts: DayCounts }[] {
    const entries = [...this.entries.values()];
    this.entries = new Map();
    const byPlace = new Map<string, Entry[]>();
    for (const entry of entries) {
      const { domainId, regionId, day } = entry.place;
      const key = JSON.stringify([domainId, regionId, day]);
      const group = byPlace.get(key);
      if (group) group.push(entry);
      else byPlace.set(key, [entry]);
    }
    return [...byPlace.values()].flatMap(splitIntoCalls).map((group) => {
      const { domainId, regionId, day } = group[0]!.place;
      return {
        domainId,
        counts: {
          regionId,
          day,
          pages: pagesOf(group),
          searches: group.flatMap(toSearch),
          missing: group.flatMap(toMissing),
        },
      };
    });
  }
}

const splitIntoCalls = (entries: Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / MAX_SENT) }, (_, call) =>
    entries.slice(call * MAX_SENT, (call + 1) * MAX_SENT),
  );

function pagesOf(entries: Entry[]): DayCounts['pages'] {
  const pages = new Map<string, DayCounts['pages'][number]>();
  for (const { counted, count } of entries) {
    if (counted.kind === 'search' || counted.kind === 'missing') continue;
    const page = pages.get(counted.path) ?? { path: counted.path, views: 0, conversions: 0, referrers: [] };
    pages.set(counted.path, page);
    if (counted.kind === 'conversion') page.conversions += count;
    else page.views += count;
    if (counted.kind === 'view' && counted.host !== '') page.referrers.push({ host: counted.host, views: count });
  }
  return [...pages.values()];
}

const toMissing = ({ counted, count }: Entry) => (counted.kind === 'missing' ? [{ path: counted.path, count }] : []);

const toSearch = ({ counted, count }: Entry) => (counted.kind === 'search' ? [{ q: counted.q, count }] : []);
