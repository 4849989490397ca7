import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Stage } from '../../proto/permissions.ts';
import { log } from '../kit/log/log.ts';
import { findBatches, upsertNewest } from '../kit/store/store.ts';
import { extractDependencies, linkDependencies } from './dependencies.ts';
import { DEPENDENCIES_LAYOUT, DependencyRows, type PageDependencies, PageDocs } from './pages.store.ts';
import { toPage } from './presentation.ts';

@Injectable()
export class RefreshDependencies implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopped = false;

  constructor(
    private readonly docs: PageDocs,
    private readonly rows: DependencyRows,
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
