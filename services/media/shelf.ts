import { Problem } from '../../proto/errors.ts';
import { media } from '../../proto/media.ts';
import type { Announcer } from '../kit/bus/facts.ts';
import type { Clock } from '../kit/clock.ts';
import { gramsOf } from '../kit/store/grams.ts';
import type { Collection } from '../kit/store/store.ts';
import type { Kept } from './media.store.ts';

/** Longer than any upload or removal takes. */
export const ABANDONED_MS = 60 * 60_000;

export interface ShelfParts<T extends Kept> {
  /** 'image' or 'file'. */
  what: string;
  rows: Collection<T>;
  clock: Clock;
  announcer: Announcer;
  /** The texts that it is searched in. */
  searched: (row: Omit<T, keyof Kept>) => (string | undefined)[];
  /** Removes every byte of it. */
  discard: (id: string) => Promise<void>;
}

/** What is known of pictures or files, and their bytes, kept together: neither is shown without the other, whenever a process ends. */
export class Shelf<T extends Kept> {
  private readonly parts: ShelfParts<T>;

  constructor(parts: ShelfParts<T>) {
    this.parts = parts;
  }

  /** Throws Problem `not-found`. */
  async get(id: string): Promise<T> {
    const row = await this.parts.rows.get(id);
    if (!row?.present) throw new Problem('not-found', `There is no ${this.parts.what} ${id}.`);
    return row;
  }

  async add(content: Omit<T, keyof Kept>, by: string, store: (id: string) => Promise<void>): Promise<T> {
    const { rows, clock, discard, searched } = this.parts;
    const kept: Kept = { _id: clock.id(), present: false, changedAt: this.now(), grams: gramsOf(...searched(content)) };
    const row = { ...content, ...kept } as T;
    await rows.insert(row);
    try {
      await store(row._id);
    } catch (error) {
      await discard(row._id);
      await rows.delete(row._id);
      throw error;
    }
    return this.replace(row, { present: true }, { by });
  }

  async change(id: string, changes: Partial<Omit<T, keyof Kept>>, by: string): Promise<T> {
    return this.replace(await this.get(id), changes as Partial<T>, { by, guard: { present: true } });
  }

  /** Once it is hidden it is gone for everybody; what fails after that is left to the sweep. */
  async remove(id: string, by: string): Promise<void> {
    const row = await this.replace(await this.get(id), { present: false }, { by, guard: { present: true } });
    await this.finish(row);
  }

  /** Removes what uploads and removals that were cut short have left, a few at a time. */
  async sweep(): Promise<void> {
    const { rows, clock } = this.parts;
    const before = new Date(clock.now().getTime() - ABANDONED_MS).toISOString();
    const left = await rows.find(
      { present: false, changedAt: { lt: before } },
      { sort: { changedAt: 'asc' }, limit: 20 },
    );
    for (const row of left) await this.finish(row);
  }

  private async finish({ _id, changedAt }: T): Promise<void> {
    await this.parts.discard(_id);
    await this.parts.rows.delete(_id, { present: false, changedAt });
  }

  private async replace(
    row: T,
    changes: Partial<T> | { present: boolean },
    { by, guard }: { by: string; guard?: { present: boolean } },
  ): Promise<T> {
    const { rows, announcer, clock, what, searched } = this.parts;
    const changed = { ...row, ...changes, changedAt: this.now() };
    const next = { ...changed, grams: gramsOf(...searched(changed)) };
    if (!(await rows.replace(next, guard))) throw new Problem('not-found', `There is no ${what} ${row._id} any more.`);
    const subject = { documentId: row._id, revision: clock.now().getTime(), by };
    await announcer.announce(media.events.changed, subject, { _id: row._id, removed: !next.present });
    return next;
  }

  private now(): string {
    return this.parts.clock.now().toISOString();
  }
}
