import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../proto/errors.ts';
import { pages } from '../../proto/pages.ts';
import { type Bus, BUS } from '../kit/bus/bus.ts';
import { log } from '../kit/log/log.ts';
import { readBatches } from '../kit/store/store.ts';
import { INDEX_LAYOUT } from './indexed-pages.store.ts';
import { Indexer } from './indexer.ts';

const RETRY_MS = 2000;

@Injectable()
export class ReindexOutdated implements OnApplicationBootstrap, OnModuleDestroy {
  private retry?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly indexer: Indexer,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  onApplicationBootstrap(): void {
    this.run().catch((error: unknown) => {
      if (this.isStopped) return;
      if (!(error instanceof Problem)) return log.error(error);
      log.warn(`Reindexing outdated pages failed, retrying in 2 s: ${error.message}`);
      this.retry = setTimeout(() => this.onApplicationBootstrap(), RETRY_MS);
    });
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
  }

  private async run(): Promise<void> {
    const domains = await this.outdatedDomains();
    if (domains.size === 0) return;
    for (const domainId of domains) await this.reindexDomain(domainId);
    await this.indexer.refill();
    const remaining = await this.outdatedDomains();
    if (remaining.size > 0)
      log.warn(
        'Some pages could not be reindexed and stay in the search index in an older layout; run npm run rebuild -- search',
      );
    else log.info('Outdated pages in the search index were reindexed');
  }

  private async outdatedDomains(): Promise<Set<string>> {
    const domains = new Set<string>();
    for await (const rows of this.indexer.listIndexed({ layout: { ne: INDEX_LAYOUT } }))
      for (const { document } of rows) if (document) domains.add(document.domainId);
    return domains;
  }

  private async reindexDomain(domainId: string): Promise<void> {
    const published = readBatches(
      async (after) => (await this.bus.call(pages.calls.listPublished, { after }, { domainId, stage: 'live' })).pages,
    );
    for await (const batch of published) {
      if (this.isStopped) return;
      for (const page of batch) await this.indexer.storePage(page);
    }
  }
}
