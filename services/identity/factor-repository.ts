import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { changeRow, insertNew } from '../kit/store/store.ts';
import { FactorRows, RecoveryCodeRows, type StoredFactor } from './factor.ts';
import { createRecoveryCodes, digestOfCode } from './recovery-codes.ts';

@Injectable()
export class FactorRepository {
  constructor(
    private readonly rows: FactorRows,
    private readonly codes: RecoveryCodeRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(userId: string): Promise<StoredFactor[]> {
    return this.rows.find({ userId }, { sort: { createdAt: 'asc' } });
  }

  async has(userId: string): Promise<boolean> {
    return (await this.rows.count({ userId }, { upTo: 1 })) > 0;
  }

  find(_id: string): Promise<StoredFactor | null> {
    return this.rows.get(_id);
  }

  /** Returns false if the passkey is stored already. */
  insert(factor: StoredFactor): Promise<boolean> {
    return insertNew(this.rows, factor);
  }

  /** Returns false if another request has used or removed the factor meanwhile. */
  use<F extends StoredFactor>(factor: F, change: Partial<F>): Promise<boolean> {
    const lastUsedAt = this.clock.now().toISOString();
    const used = { ...factor, ...change, lastUsedAt, version: factor.version + 1 };
    return this.rows.replace(used, { version: factor.version });
  }

  async remove({ _id, userId }: StoredFactor): Promise<void> {
    await this.rows.delete(_id);
    if (!(await this.has(userId))) await this.codes.delete(userId);
  }

  async removeAll(userId: string): Promise<void> {
    for (const { _id } of await this.list(userId)) await this.rows.delete(_id);
    await this.codes.delete(userId);
  }

  async countCodes(userId: string): Promise<number> {
    return (await this.codes.get(userId))?.digests.length ?? 0;
  }

  /** Returns undefined if the user has recovery codes already. */
  async createCodes(userId: string): Promise<string[] | undefined> {
    const codes = createRecoveryCodes();
    const row = { _id: userId, digests: codes.map(digestOfCode), version: 1 };
    return (await insertNew(this.codes, row)) ? codes : undefined;
  }

  async renewCodes(userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await changeRow(this.codes, userId, () => ({ digests: codes.map(digestOfCode) }));
    return codes;
  }

  /** Returns false for a code that is wrong or used. */
  async useCode(userId: string, code: string): Promise<boolean> {
    const used = digestOfCode(code);
    const changed = await changeRow(this.codes, userId, (before) =>
      before?.digests.includes(used) ? { digests: before.digests.filter((one) => one !== used) } : null,
    );
    return changed !== null;
  }
}
