import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { normalizePath } from '../../../proto/address.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type Bus, BUS } from '../../kit/bus/bus.ts';
import { log } from '../../kit/log/log.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { insertNew } from '../../kit/store/store.ts';
import { listedEntries } from '../listed-entries.ts';
import { EntryRows } from '../sitemap.store.ts';
import { findChangedCoverage } from './changed-coverage.ts';
import { createPart, PartBuilder, type Surroundings } from './part-builder.ts';
import { PartRows, type StaleAddress, StaleAddressRows, type StoredPart } from './parts.store.ts';
import { publishedRegions } from './published-regions.ts';
import { REDIRECTS, StaleParts } from './stale-parts.ts';

const DELAY_MS = 500;
const RETRY_MS = 2000;
/** While much is published, building takes at most a fifth of the time. */
const PAUSE = 4;
const BATCH = 2000;

/** Builds stale parts shortly after a change. The marks are stored, so that a restarted process continues. */
@Injectable()
export class PartSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private isStopped = false;
  private pauseMs = 0;

  constructor(
    private readonly marks: StaleAddressRows,
    private readonly parts: PartRows,
    private readonly entries: EntryRows,
    @Inject(BUS) private readonly bus: Bus,
    private readonly regions: RegionCache,
    private readonly stale: StaleParts,
    private readonly builder: PartBuilder,
  ) {
    stale.onMark = () => this.schedule(Math.max(DELAY_MS, this.pauseMs));
  }

  /** Domains of a release without parts have none yet. */
  async onApplicationBootstrap(): Promise<void> {
    const domains = await this.entries.countBy(['domainId'], { listed: true });
    for (const { values } of domains) {
      const domainId = values[0] as string;
      if ((await this.parts.count({ domainId }, { upTo: 1 })) === 0) await this.stale.mark(domainId, ['']);
    }
    this.schedule(DELAY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delayMs: number): void {
    if (this.isStopped) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.running = this.run();
    }, delayMs).unref();
  }

  private async run(): Promise<void> {
    const before = this.running;
    await before;
    const startedAt = performance.now();
    try {
      const found = await this.marks.find({ _id: { gt: '' } }, { sort: { _id: 'asc' }, limit: BATCH });
      for (const domainId of new Set(found.map((mark) => mark.domainId)))
        await this.buildDomain(
          domainId,
          found.filter((mark) => mark.domainId === domainId),
        );
      this.pauseMs = PAUSE * (performance.now() - startedAt);
      if (found.length > 0) this.schedule(Math.max(DELAY_MS, this.pauseMs));
    } catch (error) {
      if (this.isStopped) return;
      log.warn(error, 'building parts of sitemap.xml failed, retrying in 2 s');
      this.schedule(RETRY_MS);
    }
  }

  private async buildDomain(domainId: string, marks: StaleAddress[]): Promise<void> {
    const surroundings = await this.loadSurroundings(domainId);
    await insertNew(this.parts, createPart(domainId, 1, ''));
    const parts = await this.parts.find({ domainId }, { sort: { from: 'asc' } });
    const redirects = marks.filter(({ slug }) => slug === REDIRECTS);
    if (redirects.length > 0) {
      await this.stale.mark(domainId, await findChangedCoverage(this.entries, parts, surroundings));
      await this.forget(redirects);
    }
    // Stores compare texts by their bytes in UTF-8.
    const starts = parts.map(({ from }) => Buffer.from(from));
    const byPart = new Map<StoredPart, StaleAddress[]>();
    for (const mark of marks)
      if (mark.slug !== REDIRECTS) {
        const address = Buffer.from(mark.slug);
        const part = parts[starts.findLastIndex((from) => Buffer.compare(from, address) <= 0)]!;
        const of = byPart.get(part);
        if (of) of.push(mark);
        else byPart.set(part, [mark]);
      }
    for (const [part, stale] of byPart) {
      if (this.isStopped) return;
      if (await this.builder.build(part, surroundings)) await this.forget(stale);
    }
  }

  /** An address that has changed meanwhile has another token, and stays. */
  private async forget(marks: StaleAddress[]): Promise<void> {
    await Promise.all(marks.map(({ _id, token }) => this.marks.delete(_id, { token })));
  }

  private async loadSurroundings(domainId: string): Promise<Surroundings> {
    const onBehalf = { domainId, stage: 'live' as const };
    const redirects = await this.bus.call(siteConfig.calls.listRedirects, { domainId }, onBehalf);
    return {
      filter: await listedEntries(this.regions, domainId),
      regions: await publishedRegions(this.regions, domainId),
      redirected: new Set(redirects.map(({ from }) => normalizePath(from))),
    };
  }
}
