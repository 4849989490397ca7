import { Inject, Injectable } from '@nestjs/common';
import { requestRefusals } from '../../../proto/refusals/requests.ts';
import { collection, deleteExpired, digest, type Document, insertNew } from '../store/store.ts';
import { type Clock, CLOCK } from '../clock.ts';
import { whenRefused } from '../../../proto/errors.ts';

export interface Attempts extends Document {
  count: number;
  expiresAt: string;
}

export abstract class AttemptRows extends collection<Attempts>({
  name: 'attempts',
  indexes: [{ fields: ['expiresAt'] }],
}) {}

export interface Limit {
  key: string;
  most: number;
  minutes: number;
}

const MINUTE_MS = 60 * 1000;

export function requireNotLocked(attempts: Attempts | null, limit: Limit, now: Date): void {
  if (!isRunning(attempts, now) || attempts.count < limit.most) return;
  const seconds = Math.ceil((Date.parse(attempts.expiresAt) - now.getTime()) / 1000);
  throw requestRefusals.tooManyAttempts({ minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds });
}

export function incrementAttempts(
  attempts: Attempts | null,
  _id: string,
  { most, minutes }: Limit,
  now: Date,
): Attempts {
  const fresh = new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  if (!isRunning(attempts, now)) return { _id, count: 1, expiresAt: fresh };
  const count = attempts.count + 1;
  return { _id, count, expiresAt: count >= most ? fresh : attempts.expiresAt };
}

const isRunning = (attempts: Attempts | null, now: Date): attempts is Attempts =>
  attempts !== null && attempts.expiresAt > now.toISOString();

@Injectable()
export class AttemptLimits {
  constructor(
    private readonly rows: AttemptRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async refuseLocked(limits: Limit[]): Promise<void> {
    for (const limit of limits) requireNotLocked(await this.rows.get(digest(limit.key)), limit, this.clock.now());
  }

  async count(limits: Limit[]): Promise<void> {
    for (const limit of limits) while (!(await this.countOne(limit)));
    await deleteExpired(this.rows, this.clock.now());
  }

  /** Counts the attempt before it is made, so that parallel attempts stay within the limit; throws Problem `too-many`. */
  async reserve(limit: Limit): Promise<void> {
    for (;;) {
      const before = await this.rows.get(digest(limit.key));
      requireNotLocked(before, limit, this.clock.now());
      if (await this.store(before, limit)) return;
    }
  }

  /** Returns false if the limit is reached. */
  tryReserve(limit: Limit): Promise<boolean> {
    return this.reserve(limit).then(() => true, whenRefused('too-many', false));
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
