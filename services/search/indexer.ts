import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import type { SearchDocument } from '../../proto/entities/search.ts';
import { Problem } from '../../proto/errors.ts';
import { log } from '../kit/log/log.ts';
import { SerialQueue } from '../kit/queues/serial-queue.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { type Filter, findBatches, upsertNewest } from '../kit/store/store.ts';
import { languageOfCode } from './analysis/languages.ts';
import { INDEX_LAYOUT, type IndexedPage, IndexedPageRows } from './indexed-pages.store.ts';
import { isHidden, toSearchDocument } from './search-document.ts';
import { ENGINE, IndexMissing, type SearchEngine } from './search-engine.ts';

const RETRY_MS = 2000;

@Injectable()
export class Indexer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly pageQueue = new SerialQueue();
  private readonly refillQueue = new SerialQueue();
  private retry?: NodeJS.Timeout;
  private isClosed = false;

  constructor(
    private readonly rows: IndexedPageRows,
    @Inject(ENGINE) private readonly engine: SearchEngine,
    private readonly regions: RegionCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.refillIfEmpty();
    } catch (error) {
      if (this.isClosed) return;
      if (!(error instanceof Problem)) throw error;
      log.warn(`Search engine unavailable, retrying in 2 s: ${error.message}`);
      this.retry = setTimeout(
        () => this.onApplicationBootstrap().catch((fault: unknown) => log.error(fault)),
        RETRY_MS,
      );
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.engine.close();
  }

  async indexPage(page: Page): Promise<void> {
    await this.storePage(page);
    // The index is updated even if the row was current, because the process may have crashed between both writes.
    await this.refresh(page._id);
  }

  async removePage(id: string, revision: number): Promise<void> {
    await this.storeRemoval(id, revision);
    await this.refresh(id);
  }

  async storePage(page: Page): Promise<void> {
    const { _id, revision, region, domainId } = page;
    const regionId = region?._id ?? '';
    if (regionId) await this.regions.find(regionId, { stage: 'live', domainId });
    const document = isHidden(page) ? null : toSearchDocument(page);
    await upsertNewest(this.rows, { _id, revision, regionId, document, layout: INDEX_LAYOUT });
  }

  async storeRemoval(id: string, revision: number): Promise<void> {
    await upsertNewest(this.rows, { _id: id, revision, regionId: '', document: null, layout: INDEX_LAYOUT });
  }

  refill(): Promise<void> {
    return this.refillQueue.run('one at a time', () => this.engine.refill(this.findableBatches()));
  }

  async refreshRegion(regionId: string): Promise<void> {
    for await (const batch of this.listIndexed({ regionId })) for (const { _id } of batch) await this.refresh(_id);
  }

  listIndexed(filter: Filter = {}): AsyncGenerator<IndexedPage[]> {
    return findBatches(this.rows, { ...filter, document: { ne: null } });
  }

  get(id: string): Promise<IndexedPage | null> {
    return this.rows.get(id);
  }

  private async refresh(id: string): Promise<void> {
    try {
      await this.syncPage(id);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
      await this.refillIfEmpty();
    }
  }

  /** Serializes writes for each page. Other processes may write at the same time, so the row is read again after each write. */
  private syncPage(id: string): Promise<void> {
    return this.pageQueue.run(id, async () => {
      let current = await this.loadFindable(id);
      for (let written; !isDeepStrictEqual(written, current); current = await this.loadFindable(id)) {
        if (current) await this.engine.put([current]);
        else await this.engine.remove([id]);
        written = current;
      }
    });
  }

  private refillIfEmpty(): Promise<void> {
    return this.refillQueue.run('one at a time', async () => {
      if (await this.engine.isEmpty()) await this.engine.refill(this.findableBatches());
    });
  }

  private async *findableBatches(): AsyncGenerator<SearchDocument[]> {
    for await (const rows of this.listIndexed()) {
      const documents = await Promise.all(rows.map((row) => this.toFindable(row)));
      yield documents.filter((document) => document !== null);
      const now = await Promise.all(rows.map(({ _id }) => this.loadFindable(_id)));
      const changed = rows.filter((_, index) => !isDeepStrictEqual(now[index], documents[index]));
      for (const { _id } of changed) await this.syncPage(_id);
    }
  }

  private async loadFindable(id: string): Promise<SearchDocument | null> {
    const row = await this.rows.get(id);
    return row && this.toFindable(row);
  }

  private async toFindable({ document, regionId }: IndexedPage): Promise<SearchDocument | null> {
    if (!document) return null;
    if (regionId === '') return document;
    const region = await this.regions.getCached(regionId);
    if (!region?.live) return null;
    return { ...document, region: region.live.slugPrefix, language: languageOfCode(region.live.code ?? '') };
  }
}
