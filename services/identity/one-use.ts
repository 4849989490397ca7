import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { collection, deleteExpired, digest, type Document, insertNew } from '../kit/store/store.ts';

/** The `_id` is a digest, so that readers of the store cannot use the secret. */
export interface OneUseValue extends Document {
  kind: string;
  value: unknown;
  expiresAt: string;
}

export abstract class OneUseRows extends collection<OneUseValue>({
  name: 'one_use',
  indexes: [{ fields: ['expiresAt'] }],
}) {}

/** Stores values for seconds or minutes. A value can be taken once, with its secret. */
@Injectable()
export class OneUse {
  constructor(
    private readonly rows: OneUseRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async issue(kind: string, value: unknown, seconds: number): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.put(kind, secret, value, seconds);
    return secret;
  }

  /** Returns false if the secret is in use. */
  async put(kind: string, secret: string, value: unknown, seconds: number): Promise<boolean> {
    await deleteExpired(this.rows, this.clock.now());
    const expiresAt = new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
    return insertNew(this.rows, { _id: idOf(kind, secret), kind, value, expiresAt });
  }

  async read<T>(kind: string, secret: string): Promise<T | null> {
    const row = await this.rows.get(idOf(kind, secret));
    return row && row.expiresAt > this.clock.now().toISOString() ? (row.value as T) : null;
  }

  async take<T>(kind: string, secret: string): Promise<T | null> {
    const value = await this.read<T>(kind, secret);
    return (await this.rows.delete(idOf(kind, secret))) ? value : null;
  }
}

const idOf = (kind: string, secret: string): string => digest(`${kind} ${secret}`);
