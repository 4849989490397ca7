import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../clock.ts';
import { insertNew } from '../store/insert-new.ts';
import type { Collection } from '../store/store.ts';
import { CLOCK } from '../tokens.ts';
import { ATTEMPTS, type Attempts, incrementAttempts, type Limit, requireNotLocked } from './attempts.ts';
import { digest } from '../digest.ts';
import { deleteExpired } from '../store/delete-expired.ts';

@Injectable()
export class AttemptLimits {
  constructor(
    @Inject(ATTEMPTS) private readonly rows: Collection<Attempts>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async refuseLocked(limits: Limit[]): Promise<void> {
    for (const limit of limits) requireNotLocked(await this.rows.get(digest(limit.key)), limit, this.clock.now());
  }

  async count(limits: Limit[]): Promise<void> {
    for (const limit of limits) while (!(await this.countOne(limit)));
    await deleteExpired(this.rows, this.clock.now());
  }

  /** Counts before the attempt, so that parallel attempts stay within the limit; throws Problem `too-many`. */
  async reserve(limit: Limit): Promise<void> {
    for (;;) {
      const before = await this.rows.get(digest(limit.key));
      requireNotLocked(before, limit, this.clock.now());
      if (await this.store(before, limit)) return;
    }
  }

  async reset({ key }: Limit): Promise<void> {
    await this.rows.delete(digest(key));
  }

  private async countOne(limit: Limit): Promise<boolean> {
    return this.store(await this.rows.get(digest(limit.key)), limit);
  }

  private async store(before: Attempts | null, limit: Limit): Promise<boolean> {
    const id = digest(limit.key);
    const after = incrementAttempts(before, id, limit, this.clock.now());
    if (before) return this.rows.replace(after, { count: before.count, expiresAt: before.expiresAt });
    return insertNew(this.rows, after);
  }
}
