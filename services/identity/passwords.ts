import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { createSecret } from './secret.ts';
import { FairQueue } from './fair-queue.ts';

/** Argon2id (the library's default) at the floor that OWASP names: 19 MiB and two passes. */
const HASH_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whoever asks waits five seconds for an answer, and the turn itself takes its time too. */
const QUEUE = { atOnce: 2, waiting: 100, waitingFromOne: 20, longestWaitMs: 3_000 };

/** Hashes take turns: they are slow on purpose, and a flood of them would keep the threads from everybody else. */
@Injectable()
export class Passwords {
  private readonly turns = new FairQueue(QUEUE);
  private readonly crowd = new ConcurrencyLimit(QUEUE.atOnce + QUEUE.waitingFromOne);
  /** Nobody's: an unknown user is checked against it, and so takes as long as a wrong password. */
  private nobodys: Promise<string> | undefined;

  /** Does what comes before a turn and the turn itself, for so many of one address at once. */
  admit<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.crowd.admit(source, work);
  }

  /** Does work that hashes once when its turn comes; `source` is who asks. */
  inTurn<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.turns.take(source, work);
  }

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), HASH_COST);
  }

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    this.nobodys ??= this.hash(createSecret());
    const matched = await verify(stored ?? (await this.nobodys), password.normalize('NFKC'));
    return matched && stored !== undefined;
  }
}
