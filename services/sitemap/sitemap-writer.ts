import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Author } from '../../proto/entities/page-rows.ts';
import type { Page } from '../../proto/entities/page.ts';
import { pages } from '../../proto/pages.ts';
import { sitemap } from '../../proto/sitemap.ts';
import { EVENT_PUBLISHER, type EventPublisher } from '../kit/bus/outbox.ts';
import { onEvent } from '../kit/contract/handle.ts';
import { PageCopies } from '../kit/pages/page-copies.ts';
import { findBatches, insertNew, upsertNewest } from '../kit/store/store.ts';
import { StaleParts } from './parts/stale-parts.ts';
import { ROW_VERSION, toEntry, toGuard, tombstone, toRow, withDerivedFields } from './sitemap-row.ts';
import { EntryRows, type Guard, GuardRows, SitemapRows, type StoredEntry } from './sitemap.store.ts';

@Injectable()
export class SitemapWriter {
  private readonly storedGuards = new Set<string>();

  constructor(
    private readonly rows: SitemapRows,
    private readonly entries: EntryRows,
    private readonly guards: GuardRows,
    @Inject(EVENT_PUBLISHER) private readonly publisher: EventPublisher,
    private readonly stale: StaleParts,
  ) {}

  /** While somebody types, the first of several waiting events loads what the others announce. */
  async hasNewerDraft(_id: string, revision: number): Promise<boolean> {
    return (await this.rows.count({ _id, revision: { gt: revision } })) > 0;
  }

  async writeDraft(page: Page, by?: Author): Promise<void> {
    await this.guard(toGuard(page));
    await upsertNewest(this.rows, toRow(page, by));
  }

  async writeLive(page: Page): Promise<void> {
    if (await this.storeEntry(toEntry(page))) await this.publishUpdate(page);
  }

  /** A rebuild writes and announces only what differs, because a row has many indexes. */
  async rewriteDraft(page: Page, by?: Author): Promise<void> {
    if (!isDeepStrictEqual(await this.rows.get(page._id), toRow(page, by))) await this.writeDraft(page, by);
    else await this.guard(toGuard(page));
  }

  async rewriteLive(page: Page): Promise<void> {
    if (!isDeepStrictEqual(await this.entries.get(page._id), toEntry(page))) await this.writeLive(page);
  }

  async removeDraft({ _id, revision }: Pick<Page, '_id' | 'revision'>): Promise<void> {
    await upsertNewest(this.rows, tombstone(_id, revision));
  }

  async removeLive(page: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    if (await this.storeEntry(tombstone(page._id, page.revision))) await this.publishUpdate(page);
  }

  /** A rebuild stores guards again, because their rows may be what is missing. */
  forgetGuards(): void {
    this.storedGuards.clear();
  }

  private async guard(guard: Guard): Promise<void> {
    if (this.storedGuards.has(guard._id)) return;
    await insertNew(this.guards, guard);
    this.storedGuards.add(guard._id);
  }

  /** Marks the entry before it is stored, because the process can be interrupted, and after it, because its part can be built in between. */
  private async storeEntry(entry: StoredEntry): Promise<boolean> {
    const before = await this.entries.get(entry._id);
    const isChanged = !isDeepStrictEqual(before, entry);
    if (isChanged) await this.stale.markEntry(before, entry);
    const isStored = await upsertNewest(this.entries, entry);
    if (isChanged) await this.stale.markEntry(before, entry);
    return isStored;
  }

  private publishUpdate({ _id, domainId, revision }: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    return this.publisher.announce(
      sitemap.events.updated,
      { documentId: _id, revision, by: 'sitemap' },
      { _id, domainId },
    );
  }
}

const { saved, published, unpublished, deleted } = pages.events;
const dependencies = { writer: SitemapWriter };
const withCopies = { ...dependencies, copies: PageCopies };

export const updateSitemap = [
  onEvent(saved, withCopies, async (_, { documentId, revision }, { writer, copies }) => {
    if (await writer.hasNewerDraft(documentId, revision)) return;
    const copy = await copies.load(documentId, 'draft');
    await (copy ? writer.writeDraft(copy.page, copy.by) : writer.removeDraft({ _id: documentId, revision }));
  }),

  onEvent(published, withCopies, async ({ page: { domainId } }, { documentId, revision }, { writer, copies }) => {
    const copy = await copies.load(documentId, 'live');
    await (copy ? writer.writeLive(copy.page) : writer.removeLive({ _id: documentId, domainId, revision }));
  }),

  onEvent(unpublished, dependencies, ({ page: { domainId } }, { documentId, revision }, { writer }) =>
    writer.removeLive({ _id: documentId, domainId, revision }),
  ),

  onEvent(deleted, dependencies, async ({ domainId }, { documentId, revision }, { writer }) => {
    const page = { _id: documentId, domainId, revision };
    await writer.removeLive(page);
    await writer.removeDraft(page);
  }),
];

/** Recomputes derived fields of an earlier version at startup. */
@Injectable()
export class RecomputeRows implements OnModuleInit {
  constructor(private readonly rows: SitemapRows) {}

  async onModuleInit(): Promise<void> {
    const forms = await this.rows.countBy(['form']);
    if (forms.every(({ values }) => values[0] === ROW_VERSION)) return;
    for await (const batch of findBatches(this.rows))
      for (const row of batch)
        if (row.form !== ROW_VERSION) await this.rows.replace(withDerivedFields(row), { revision: row.revision });
  }
}
