import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { SearchDocument } from '../../proto/entities/search.ts';
import { search } from '../../proto/search.ts';
import type { EventPublisher } from '../kit/bus/outbox.ts';
import { log } from '../kit/log/log.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { upsertNewest } from '../kit/store/upsert-newest.ts';
import type { Collection, Filter } from '../kit/store/store.ts';
import { EVENT_PUBLISHER } from '../kit/tokens.ts';
import { INDEX_LAYOUT, INDEXED_PAGES, type IndexedPage } from './indexed-pages.store.ts';
import { SerialQueue } from './serial-queue.ts';
import { toSearchDocument, isHidden } from './search-document.ts';
import { ENGINE, IndexMissing, type SearchEngine } from './search-engine.ts';

/** So many texts of pages are in memory at once. */
const BATCH = 100;
const RETRY_MS = 2000;

/** The one writer of the index: what is kept in the store decides, and the engine follows it. */
@Injectable()
export class Indexer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly inTurn = new SerialQueue();
  private readonly refills = new SerialQueue();
  private retry?: NodeJS.Timeout;

  constructor(
    @Inject(INDEXED_PAGES) private readonly rows: Collection<IndexedPage>,
    @Inject(ENGINE) private readonly engine: SearchEngine,
    @Inject(EVENT_PUBLISHER) private readonly announcer: EventPublisher,
    private readonly regions: RegionCache,
  ) {}

  /** While the engine is away, everything else starts without it. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.refillIfEmpty();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.warn(`The search index can not be looked at yet: ${error.message}`);
      this.retry = setTimeout(
        () => this.onApplicationBootstrap().catch((fault: unknown) => log.error(fault)),
        RETRY_MS,
      );
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.retry);
    await this.engine.close();
  }

  /** A published page as it is now. */
  async keep(page: Page): Promise<void> {
    await this.remember(page);
    // Once more even when it was no news: a crash may have come between the two.
    await this.refresh(page._id);
  }

  /** A page that is not to be found any more; what is older than this revision can not bring it back. */
  async drop(id: string, revision: number): Promise<void> {
    await this.forget(id, revision);
    await this.refresh(id);
  }

  /** As keep, but it is found only after the next refill. */
  async remember(page: Page): Promise<void> {
    const { _id, revision, region, domainId } = page;
    const regionId = region?._id ?? '';
    if (regionId) await this.regions.find(regionId, { stage: 'live', domainId });
    const document = isHidden(page) ? null : toSearchDocument(page);
    await upsertNewest(this.rows, { _id, revision, regionId, document, layout: INDEX_LAYOUT });
  }

  /** As drop, but it is gone only after the next refill. */
  async forget(id: string, revision: number): Promise<void> {
    await upsertNewest(this.rows, { _id: id, revision, regionId: '', document: null, layout: INDEX_LAYOUT });
  }

  /** Makes the index anew from what is kept, while the old one is searched. */
  refill(): Promise<void> {
    return this.refills.run('one at a time', () => this.engine.refill(this.findableBatches()));
  }

  /** The pages of a region are found while it is published. */
  async followRegion(regionId: string): Promise<void> {
    for await (const batch of this.present({ regionId })) for (const { _id } of batch) await this.refresh(_id);
  }

  /** Everything that is kept and not dropped, a part at a time. */
  async *present(filter: Filter = {}): AsyncGenerator<IndexedPage[]> {
    for (let after = ''; ;) {
      const kept = { ...filter, _id: { gt: after }, document: { ne: null } };
      const batch = await this.rows.find(kept, { sort: { _id: 'asc' }, limit: BATCH });
      if (batch.length === 0) return;
      yield batch;
      after = batch.at(-1)!._id;
    }
  }

  get(id: string): Promise<IndexedPage | null> {
    return this.rows.get(id);
  }

  /** Brings one page of the engine to what is kept now, and tells that it has. */
  private async refresh(id: string): Promise<void> {
    try {
      await this.bring(id);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
      await this.refillIfEmpty();
    }
    const row = await this.rows.get(id);
    const present = row !== null && (await this.findable(row)) !== null;
    const subject = { documentId: id, revision: row?.revision ?? 0, by: 'search' };
    await this.announcer.announce(search.events.indexed, subject, { _id: id, present });
  }

  /**
   * Two at once could leave the older one behind, so they take turns in this process; and since another one may have been at
   * it as well, what was written is compared with what is kept by then.
   */
  private bring(id: string): Promise<void> {
    return this.inTurn.run(id, async () => {
      let wanted = await this.wanted(id);
      for (let written; !isDeepStrictEqual(written, wanted); wanted = await this.wanted(id)) {
        if (wanted) await this.engine.put([wanted]);
        else await this.engine.remove([id]);
        written = wanted;
      }
    });
  }

  private refillIfEmpty(): Promise<void> {
    return this.refills.run('one at a time', async () => {
      if (await this.engine.isEmpty()) await this.engine.refill(this.findableBatches());
    });
  }

  private async *findableBatches(): AsyncGenerator<SearchDocument[]> {
    for await (const rows of this.present()) {
      const documents = await Promise.all(rows.map((row) => this.findable(row)));
      yield documents.filter((document) => document !== null);
      // The batch is in the new index now, maybe after something newer of a page that changed meanwhile.
      const now = await Promise.all(rows.map(({ _id }) => this.wanted(_id)));
      const changed = rows.filter((_, place) => !isDeepStrictEqual(now[place], documents[place]));
      for (const { _id } of changed) await this.bring(_id);
    }
  }

  private async wanted(id: string): Promise<SearchDocument | null> {
    const row = await this.rows.get(id);
    return row && this.findable(row);
  }

  /** Null when nobody is to find it. */
  private async findable({ document, regionId }: IndexedPage): Promise<SearchDocument | null> {
    if (!document || regionId === '') return document;
    const region = await this.regions.recall(regionId);
    return region?.live ? { ...document, region: region.live.slugPrefix } : null;
  }
}
