import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { createSecret } from './secret.ts';
import { FairQueue } from './fair-queue.ts';

/** Argon2id (the default of the library) at the OWASP minimum: 19 MiB, two passes. */
const HASH_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Callers time out after five seconds, which includes the hashing itself. */
const QUEUE = { concurrency: 2, waiting: 100, waitingPerSource: 20, maxWaitMs: 3_000 };

/** Hashing is queued: it is slow on purpose, and a flood would block all threads. */
@Injectable()
export class Passwords {
  private readonly queue = new FairQueue(QUEUE);
  private readonly concurrency = new ConcurrencyLimit(QUEUE.concurrency + QUEUE.waitingPerSource);
  /** Unknown users are checked against it, so that they take as long as a wrong password. */
  private dummyHash: Promise<string> | undefined;

  limitConcurrency<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.concurrency.run(source, work);
  }

  runQueued<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.queue.run(source, work);
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
