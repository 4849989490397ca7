import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { PageContent } from '../../proto/entities/page.ts';
import type { Stage } from '../../proto/permissions.ts';
import { log } from '../kit/log/log.ts';
import { type Collection, upsertNewest, findBatches } from '../kit/store/store.ts';
import type { Versioned } from '../kit/versioned/versioned.ts';
import { extractDependencies, linkDependencies } from './dependencies.ts';
import { DEPENDENCIES, DEPENDENCIES_LAYOUT, PAGES, type PageDependencies } from './pages.store.ts';
import { toPage } from './presentation.ts';

@Injectable()
export class RefreshDependencies implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopped = false;

  constructor(
    @Inject(PAGES) private readonly docs: Versioned<PageContent>,
    @Inject(DEPENDENCIES) private readonly rows: Collection<PageDependencies>,
  ) {}

  onApplicationBootstrap(): void {
    this.run().catch((error: unknown) => {
      if (!this.isStopped) log.error(error);
    });
  }

  onModuleDestroy(): void {
    this.isStopped = true;
  }

  private async run(): Promise<void> {
    for await (const batch of findBatches(this.rows, { layout: { ne: DEPENDENCIES_LAYOUT } }))
      for (const row of batch) {
        if (this.isStopped) return;
        await this.recompute(row);
      }
  }

  private async recompute(row: PageDependencies): Promise<void> {
    const stage: Stage = row._id.endsWith('/live') ? 'live' : 'draft';
    const doc = await this.docs[stage].get(row.parentId);
    const links = [...new Set(row.links.flatMap(linkDependencies))];
    await upsertNewest(
      this.rows,
      doc ? extractDependencies(toPage(doc), stage) : { ...row, links, layout: DEPENDENCIES_LAYOUT },
    );
  }
}
