import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { PageContent } from '../../proto/entities/page.ts';
import { normalizeSlug } from '../../proto/slug.ts';
import type { Stage } from '../../proto/permissions.ts';
import { log } from '../kit/log/log.ts';
import { upsertNewest } from '../kit/store/collection.ts';
import type { Collection } from '../kit/store/store.ts';
import type { Versioned, VersionedDocument } from '../kit/versioned/versioned.ts';
import { findFreeSlug } from './address.ts';
import { toContent } from './content.ts';
import { extractDependencies, linkDependencies } from './dependencies.ts';
import { DEPENDENCIES, DEPENDENCIES_LAYOUT, PAGES, type PageDependencies } from './pages.store.ts';
import { publishedEvents, savedEvents, toPage } from './presentation.ts';

const BATCH = 100;

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
    for (let after = ''; !this.isStopped;) {
      const outdated = { _id: { gt: after }, layout: { ne: DEPENDENCIES_LAYOUT } };
      const batch = await this.rows.find(outdated, { sort: { _id: 'asc' }, limit: BATCH });
      if (batch.length === 0) return;
      for (const row of batch) await this.recompute(row);
      after = batch.at(-1)!._id;
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
    if (doc && normalizeSlug(doc.slug) !== doc.slug) await this.normalizeAddress(doc);
  }

  /** Earlier versions stored addresses in several spellings, but visitors can now reach only the normalized one. */
  private async normalizeAddress({ _id, domainId, slug: before }: VersionedDocument<PageContent>): Promise<void> {
    const slug = await findFreeSlug(this.docs, { domainId, slug: normalizeSlug(before) });
    const normalize = (page: PageContent) => ({
      ...toContent(page),
      slug: page.slug === before ? slug : normalizeSlug(page.slug),
    });
    const author = { _id: 'pages', username: 'pages' };
    await this.docs.commit(_id, author, (head) => {
      if (!head) return null;
      const { draft, live } = head;
      const changedLive = live && { content: normalize(live), lastPublished: live.lastPublished };
      return {
        action: 'movePage',
        draft: normalize(draft),
        ...(changedLive && { live: changedLive }),
        facts: live ? publishedEvents : savedEvents,
      };
    });
  }
}
