import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../clock.ts';
import { type Collection, DuplicateKey } from '../store/store.ts';
import { CLOCK } from '../tokens.ts';
import { ATTEMPTS, type Attempts, incrementAttempts, type Limit, requireNotLocked } from './attempts.ts';
import { digest } from '../digest.ts';
import { deleteExpired } from '../store/delete-expired.ts';

/** Counts attempts in the store, so that every replica counts with the same numbers. */
@Injectable()
export class AttemptLimits {
  constructor(
    @Inject(ATTEMPTS) private readonly rows: Collection<Attempts>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws Problem `too-many` when one of them is reached. */
  async refuseLocked(limits: Limit[]): Promise<void> {
    for (const limit of limits) requireNotLocked(await this.rows.get(digest(limit.key)), limit, this.clock.now());
  }

  async count(limits: Limit[]): Promise<void> {
    for (const limit of limits) while (!(await this.countOne(limit)));
    await deleteExpired(this.rows, this.clock.now());
  }

  /** Counts an attempt before it is made, so that simultaneous ones stay within the limit too. Throws Problem `too-many`. */
  async reserve(limit: Limit): Promise<void> {
    for (;;) {
      const before = await this.rows.get(digest(limit.key));
      requireNotLocked(before, limit, this.clock.now());
      if (await this.store(before, limit)) return;
    }
  }

  async forget({ key }: Limit): Promise<void> {
    await this.rows.delete(digest(key));
  }

  /** False when another attempt was counted in between. */
  private async countOne(limit: Limit): Promise<boolean> {
    return this.store(await this.rows.get(digest(limit.key)), limit);
  }

  /** False when another attempt was counted in between. */
  private async store(before: Attempts | null, limit: Limit): Promise<boolean> {
    const id = digest(limit.key);
    const after = incrementAttempts(before, id, limit, this.clock.now());
    if (before) return this.rows.replace(after, { count: before.count, expiresAt: before.expiresAt });
    return this.rows.insert(after).then(() => true, isConflict);
  }
}

function isConflict(error: unknown): false {
  if (error instanceof DuplicateKey) return false;
  throw error;
}
