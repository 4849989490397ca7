import type { Logger } from 'pino';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { statistics } from '../../proto/statistics.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { cacheKey } from '../caching/cache-key.ts';
import { TtlCache } from '../caching/ttl-cache.ts';
import { type SiteOrigin, visitorContext } from '../session/request-context.ts';
import type { VisitLoader } from '../visit/visit-loader.ts';
import { type Counted, Tally } from './tally.ts';

interface PageStatisticsOptions {
  bus: Bus;
  loader: Pick<VisitLoader, 'load'>;
  intervalMs: number;
  now: () => number;
  log: Logger;
}

interface ShownPage {
  path: string;
  regionId: string;
}

/** Counts in memory and sends the sums to the statistics service; if that fails, the counts of the interval are lost. */
export class PageStatistics {
  private readonly tally = new Tally();
  private readonly shown: TtlCache<ShownPage | null>;
  private timer?: NodeJS.Timeout;

  constructor(private readonly options: PageStatisticsOptions) {
    this.shown = new TtlCache(options.now, { isLasting: (page) => page !== null });
  }

  /** Returns false if visitors see no page at the path, or if too much was counted in this interval. */
  async count(site: SiteOrigin, path: string, toCounted: (path: string) => Counted): Promise<boolean> {
    const page = await this.shown.getOrLoad(cacheKey(site.domainId, path), () => this.findPage(site, path));
    if (!page) return false;
    const day = new Date(this.options.now()).toISOString().slice(0, 10);
    const { domainId } = site;
    this.timer ??= setTimeout(() => void this.send(), this.options.intervalMs).unref();
    return this.tally.add({ domainId, regionId: page.regionId, day }, toCounted(page.path));
  }

  async close(): Promise<void> {
    await this.send();
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { domainId, counts } of this.tally.take())
      await this.options.bus
        .call(statistics.calls.record, counts, { domainId, stage: 'live' })
        .catch((error: unknown) => this.options.log.warn(error, 'counts of page views are lost'));
  }

  private async findPage(site: SiteOrigin, path: string): Promise<ShownPage | null> {
    const { visit } = await this.options.loader.load(path, visitorContext(site, ''));
    if (visit.status === 503) throw gatewayRefusals.siteUnreachable();
    return visit.status === 200 ? { path: visit.canonical.split('?')[0]!, regionId: visit.region?._id ?? '' } : null;
  }
}
