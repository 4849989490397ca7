import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { collection, type Document, insertNew } from '../kit/store/store.ts';

export interface RedirectLockRow extends Document {
  token: string;
  expiresAt: string;
}

export abstract class RedirectLockRows extends collection<RedirectLockRow>({
  name: 'redirect_locks',
  rebuildable: true,
}) {}

const EXPIRES_MS = 30_000;
const MAX_TRIES = 150;
const RETRY_MS = 25;

/** Serializes changes in a domain across replicas, because the loop check depends on all redirects. */
@Injectable()
export class RedirectLock {
  constructor(
    private readonly locks: RedirectLockRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run<R>(domainId: string, work: () => Promise<R>): Promise<R> {
    const token = this.clock.id();
    await this.acquire(domainId, token);
    try {
      return await work();
    } finally {
      await this.locks.delete(domainId, { token });
    }
  }

  private async acquire(_id: string, token: string): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const now = this.clock.now().getTime();
      const lock = { _id, token, expiresAt: new Date(now + EXPIRES_MS).toISOString() };
      if (await insertNew(this.locks, lock)) return;
      if (await this.locks.replace(lock, { expiresAt: { lt: new Date(now).toISOString() } })) return;
      await pause(RETRY_MS);
    }
    throw siteConfigRefusals.redirectsLocked();
  }
}
