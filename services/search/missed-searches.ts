import { Inject, Injectable } from '@nestjs/common';
import type { MissedSearch } from '../../proto/entities/search-settings.ts';
import { searchRefusals } from '../../proto/refusals/search.ts';
import { search } from '../../proto/search.ts';
import { requireCapability } from '../kit/access.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { handle } from '../kit/contract/handle.ts';
import { log } from '../kit/log/log.ts';
import { toRecordable } from '../kit/searches/words.ts';
import { collection, deleteFirst, digest, insertNew } from '../kit/store/store.ts';

interface StoredMissedSearch extends MissedSearch {
  domainId: string;
}

export abstract class MissedSearchRows extends collection<StoredMissedSearch>({
  name: 'missed_searches',
  indexes: [{ fields: ['domainId', 'count'] }, { fields: ['domainId', 'lastAt'] }],
}) {}

const RETENTION_MS = 90 * 86_400_000;
const MAX_PER_DOMAIN = 1000;
/** Limit for each process, because each new search costs several writes. */
const MAX_PER_MINUTE = 60;
const MAX_REMOVED = 20;

interface Search {
  q: string;
  region: string;
  domainId: string;
}

@Injectable()
export class MissedSearches {
  private minute = 0;
  private recorded = 0;

  constructor(
    private readonly rows: MissedSearchRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never rejects, because the visitor's search has succeeded. */
  async record(search: Search): Promise<void> {
    const q = toRecordable(search.q);
    if (q === null || !this.isWithinLimit()) return;
    try {
      await this.count({ ...search, q });
    } catch (error) {
      log.warn(error, 'a search without results could not be recorded');
    }
  }

  async list(domainId: string, limit: number): Promise<MissedSearch[]> {
    await this.removeExpired(domainId);
    const found = await this.rows.find({ domainId }, { sort: { count: 'desc' }, limit });
    return withoutBeginnings(found).map(({ _id, q, region, count, lastAt }) => ({ _id, q, region, count, lastAt }));
  }

  async remove(domainId: string, id: string): Promise<void> {
    if (!(await this.rows.delete(id, { domainId }))) throw searchRefusals.missedNotFound();
  }

  private async count({ q, region, domainId }: Search): Promise<void> {
    const _id = digest(JSON.stringify([domainId, region, q]));
    const lastAt = this.clock.now().toISOString();
    const before = await this.rows.get(_id);
    if (before) {
      await this.rows.replace({ ...before, count: before.count + 1, lastAt }, { count: before.count });
      return;
    }
    await this.removeExpired(domainId);
    const isFull = (await this.rows.count({ domainId }, { upTo: MAX_PER_DOMAIN })) >= MAX_PER_DOMAIN;
    if (isFull) await deleteFirst(this.rows, { domainId }, { by: 'lastAt', limit: 1 });
    await insertNew(this.rows, { _id, domainId, region, q, count: 1, lastAt });
  }

  private async removeExpired(domainId: string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS).toISOString();
    await deleteFirst(this.rows, { domainId, lastAt: { lt: before } }, { by: 'lastAt', limit: MAX_REMOVED });
  }

  private isWithinLimit(): boolean {
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    if (minute !== this.minute) [this.minute, this.recorded] = [minute, 0];
    return ++this.recorded <= MAX_PER_MINUTE;
  }
}

/** The search page also searches while a visitor pauses, so missed searches include their own beginnings. */
const withoutBeginnings = (rows: StoredMissedSearch[]): StoredMissedSearch[] =>
  rows.filter((row) =>
    rows.every((other) => other === row || other.region !== row.region || !other.q.startsWith(row.q)),
  );

export const missedHandlers = {
  listMissed: handle(search.calls.listMissed, { missed: MissedSearches }, async ({ limit }, caller, { missed }) => {
    requireCapability(caller, 'siteSettings');
    return { searches: await missed.list(caller.domainId, limit) };
  }),
  dismissMissed: handle(search.calls.dismissMissed, { missed: MissedSearches }, async ({ _id }, caller, { missed }) => {
    requireCapability(caller, 'siteSettings');
    await missed.remove(caller.domainId, _id);
    return { _id };
  }),
};
