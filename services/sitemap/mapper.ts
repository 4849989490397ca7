import { Inject, Injectable } from '@nestjs/common';
import type { Page } from '../../proto/entities/page.ts';
import { sitemap } from '../../proto/sitemap.ts';
import type { Announcer } from '../kit/bus/facts.ts';
import { keepNewest } from '../kit/store/keep-newest.ts';
import { DuplicateKey, type Collection } from '../kit/store/store.ts';
import { ANNOUNCER } from '../kit/tokens.ts';
import { entryOf, gone, guardOf, rowOf } from './sitemap-row.ts';
import { ENTRIES, type Guard, GUARDS, ROWS, type StoredEntry, type StoredRow } from './sitemap.store.ts';

/** The one writer of the sitemap: a row for each draft, an entry for each live page, neither ever older than what is there. */
@Injectable()
export class Mapper {
  private readonly known = new Set<string>();

  constructor(
    @Inject(ROWS) private readonly rows: Collection<StoredRow>,
    @Inject(ENTRIES) private readonly entries: Collection<StoredEntry>,
    @Inject(GUARDS) private readonly guards: Collection<Guard>,
    @Inject(ANNOUNCER) private readonly announcer: Announcer,
  ) {}

  async draft(page: Page): Promise<void> {
    await this.guard(guardOf(page));
    if (await keepNewest(this.rows, rowOf(page))) await this.tell(page);
  }

  async live(page: Page): Promise<void> {
    if (await keepNewest(this.entries, entryOf(page))) await this.tell(page);
  }

  async noDraft(page: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    if (await keepNewest(this.rows, gone(page._id, page.revision))) await this.tell(page);
  }

  async notLive(page: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    if (await keepNewest(this.entries, gone(page._id, page.revision))) await this.tell(page);
  }

  private async guard(guard: Guard): Promise<void> {
    if (this.known.has(guard._id)) return;
    try {
      await this.guards.insert(guard);
    } catch (problem) {
      // Another page has the same roles.
      if (!(problem instanceof DuplicateKey)) throw problem;
    }
    this.known.add(guard._id);
  }

  private tell({ _id, domainId, revision }: Pick<Page, '_id' | 'domainId' | 'revision'>): Promise<void> {
    return this.announcer.announce(
      sitemap.events.updated,
      { documentId: _id, revision, by: 'sitemap' },
      { _id, domainId },
    );
  }
}
