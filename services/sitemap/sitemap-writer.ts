import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../proto/entities/page-rows.ts';
import type { Page } from '../../proto/entities/page.ts';
import { sitemap } from '../../proto/sitemap.ts';
import type { EventPublisher } from '../kit/bus/outbox.ts';
import { upsertNewest, insertNew } from '../kit/store/collection.ts';
import type { Collection } from '../kit/store/store.ts';
import { EVENT_PUBLISHER } from '../kit/tokens.ts';
import { toEntry, tombstone, toGuard, toRow } from './sitemap-row.ts';
import { ENTRIES, type Guard, GUARDS, ROWS, type StoredEntry, type StoredRow } from './sitemap.store.ts';

@Injectable()
export class SitemapWriter {
  private readonly storedGuards = new Set<string>();

  constructor(
    @Inject(ROWS) private readonly rows: Collection<StoredRow>,
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    @Inject(GUARDS) private readonly guards: Collection<Guard>,
    @Inject(EVENT_PUBLISHER) private readonly publisher: EventPublisher,
  ) {}

  async writeDraft(page: Page, by?: Author): Promise<void> {
    await this.guard(toGuard(page));
    await upsertNewest(this.rows, toRow(page, by));
  }

  async writeLive(page: Page): Promise<void> {
    if (await upsertNewest(this.entries, toEntry(page))) await this.publishUpdate(page);
  }

  async removeDraft({ _id, revision }: Pick<Page, '_id' | 'revision'>): Promise<void> {
    await upsertNewest(this.rows, tombstone(_id, revision));
  }

  async removeLive(page: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    if (await upsertNewest(this.entries, tombstone(page._id, page.revision))) await this.publishUpdate(page);
  }

  private async guard(guard: Guard): Promise<void> {
    if (this.storedGuards.has(guard._id)) return;
    await insertNew(this.guards, guard);
    this.storedGuards.add(guard._id);
  }

  private publishUpdate({ _id, domainId, revision }: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    return this.publisher.announce(
      sitemap.events.updated,
      { documentId: _id, revision, by: 'sitemap' },
      { _id, domainId },
    );
  }
}
