import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue } from '../kit/queues/fair-queue.ts';
import { busyProblem, ConcurrencyLimit } from './concurrency-limit.ts';
import { createSecret } from './secret.ts';

/** Argon2id (the library's default) at the OWASP minimum: 19 MiB, two passes. */
const HASH_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Callers time out after five seconds, which include the hashing. */
const MAX_WAIT_MS = 3_000;
const CONCURRENCY = 2;
const WAITING_PER_SOURCE = 20;

/** Hashing is slow on purpose, so it is queued: a flood would block all threads. */
@Injectable()
export class Passwords {
  private readonly queue = new FairQueue({
    concurrency: CONCURRENCY,
    small: { waiting: 100, perSource: WAITING_PER_SOURCE },
    maxWaitMs: MAX_WAIT_MS,
    refusals: { tooMany: busyProblem, full: busyProblem },
  });
  private readonly concurrency = new ConcurrencyLimit(CONCURRENCY + WAITING_PER_SOURCE);
  private dummyHash: Promise<string> | undefined;

  limitConcurrency<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.concurrency.run(source, work);
  }

  runQueued<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.queue.run({ sources: source ? [source] : [] }, work);
  }

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), HASH_COST);
  }

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    this.dummyHash ??= this.hash(createSecret());
    const matched = await verify(stored ?? (await this.dummyHash), password.normalize('NFKC'));
    return matched && stored !== undefined;
  }
}
