import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import type { Caller } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { auditActor } from '../kit/audit/audit-scope.ts';
import type { AttemptLimits } from '../kit/limits/limits.ts';
import { FairQueue } from '../kit/queues/fair-queue.ts';
import { collection, type Document } from '../kit/store/store.ts';
import { confirmLimit } from './attempts.ts';

export interface Credential extends Document {
  hash: string;
  changedAt: string;
}

export abstract class CredentialRows extends collection<Credential>({ name: 'credentials' }) {}

/** Argon2id, the default of the library, at the OWASP minimum: 19 MiB and two passes. */
const HASH_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Callers time out after five seconds, which include the time for hashing. */
const MAX_WAIT_MS = 3_000;
const CONCURRENCY = 2;
const WAITING_PER_SOURCE = 20;

/** Hashing is slow by design, so a queue prevents a flood of requests from blocking all threads. */
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
    this.dummyHash ??= this.hash(randomBytes(32).toString('base64url'));
    const matched = await verify(stored ?? (await this.dummyHash), password.normalize('NFKC'));
    return matched && stored !== undefined;
  }
}

interface Needs {
  limits: AttemptLimits;
  credentials: CredentialRows;
  passwords: Passwords;
}

/** Returns the credential of the user if the password matches. */
export async function confirmPassword(
  userId: string,
  password: string,
  { source, user }: Caller,
  { limits, credentials, passwords }: Needs,
): Promise<Credential> {
  const limit = confirmLimit(userId);
  await limits.reserve(limit);
  const credential = await credentials.get(userId);
  const matches = await passwords.runQueued(source, () => passwords.matches(credential?.hash, password));
  if (!credential || !matches) {
    auditActor(user);
    throw identityRefusals.wrongPassword();
  }
  await limits.reset(limit);
  return credential;
}

export class ConcurrencyLimit {
  private readonly running = new Map<string, number>();

  constructor(private readonly max: number) {}

  async run<T>(source: string | undefined, work: () => Promise<T>): Promise<T> {
    if (!source) return work();
    const count = this.running.get(source) ?? 0;
    if (count >= this.max) throw busyProblem();
    this.running.set(source, count + 1);
    try {
      return await work();
    } finally {
      const remaining = this.running.get(source)! - 1;
      if (remaining === 0) this.running.delete(source);
      else this.running.set(source, remaining);
    }
  }
}

const busyProblem = () => identityRefusals.tooManySignIns({}, { retryAfterSeconds: 5 });
