import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../clock.ts';
import { type Collection, DuplicateKey } from '../store/store.ts';
import { CLOCK } from '../tokens.ts';
import { ATTEMPTS, type Attempts, counted, type Limit, refuseLocked } from './attempts.ts';
import { digest } from '../digest.ts';
import { sweep } from '../store/sweep.ts';

/** Counts attempts in the store, so that every replica counts with the same numbers. */
@Injectable()
export class Limits {
  constructor(
    @Inject(ATTEMPTS) private readonly rows: Collection<Attempts>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws Problem `too-many` when one of them is reached. */
  async refuseLocked(limits: Limit[]): Promise<void> {
    for (const limit of limits) refuseLocked(await this.rows.get(digest(limit.key)), limit, this.clock.now());
  }

  async count(limits: Limit[]): Promise<void> {
    for (const limit of limits) while (!(await this.countOne(limit)));
    await sweep(this.rows, this.clock.now());
  }

  async forget({ key }: Limit): Promise<void> {
    await this.rows.delete(digest(key));
  }

  /** False when another attempt was counted in between. */
  private async countOne(limit: Limit): Promise<boolean> {
    const id = digest(limit.key);
    const before = await this.rows.get(id);
    const after = counted(before, id, limit, this.clock.now());
    if (before) return this.rows.replace(after, { count: before.count, expiresAt: before.expiresAt });
    return this.rows.insert(after).then(() => true, isTaken);
  }
}

function isTaken(error: unknown): false {
  if (error instanceof DuplicateKey) return false;
  throw error;
}
