import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { changeRow, collection, type Document, insertNew } from '../kit/store/store.ts';
import { type AuditBlock, AuditBlockRows, createBlock, nextNumber, withSalts } from './audit-chain.ts';
import { AuditLogRows } from './audit-log.ts';

const EVERY_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** Events of an hour may arrive a little later. Those that arrive after that are part of the next block. */
const GRACE_MS = 10 * 60_000;
const LEASE_MS = 5 * 60_000;
const MAX_ENTRIES = 500;

interface AuditLease extends Document {
  holder: string;
  expiresAt: string;
  version: number;
}

export abstract class AuditLeaseRows extends collection<AuditLease>({ name: 'audit_leases' }) {}

/** Adds a block to the chain for each hour that has ended. */
@Injectable()
export class AuditSealer implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private readonly holder: string;

  constructor(
    private readonly rows: AuditLogRows,
    private readonly blocks: AuditBlockRows,
    private readonly leases: AuditLeaseRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.holder = clock.id();
  }

  onApplicationBootstrap(): void {
    const run = () => void this.seal().catch((error: unknown) => log.warn(error, 'sealing the audit log failed'));
    this.timer = setInterval(run, EVERY_MS).unref();
    run();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  seal(): Promise<void> {
    this.running ??= this.sealAll().finally(() => (this.running = undefined));
    return this.running;
  }

  private async sealAll(): Promise<void> {
    const closed = Math.floor((this.clock.now().getTime() - GRACE_MS) / HOUR_MS) * HOUR_MS;
    const until = new Date(closed).toISOString();
    let previous = await this.findLast();
    let isFull = false;
    while (isFull || !previous || previous.until < until) {
      if (!(await this.lease())) return;
      const block = await this.sealNext(previous, until);
      // Another replica has sealed the same hour.
      if (!block) return;
      log.info({ block: block.number, head: block.hash }, `audit log sealed until ${until}`);
      isFull = block.entries.length >= MAX_ENTRIES;
      previous = block;
    }
  }

  /** An entry is marked before its hash is computed, so that it cannot change in between. A later run uses the marks of a failed one. */
  private async sealNext(previous: AuditBlock | undefined, until: string): Promise<AuditBlock | null> {
    const number = nextNumber(previous);
    const sort = { position: 'asc' as const };
    const waiting = await this.rows.find({ block: null, position: { lt: until } }, { sort, limit: MAX_ENTRIES });
    for (const { _id } of waiting)
      await changeRow(this.rows, _id, (entry) =>
        entry && entry.block === undefined ? { ...withSalts(entry), block: number } : null,
      );
    const entries = await this.rows.find({ block: number }, { sort });
    const block = createBlock(previous, until, entries);
    return (await insertNew(this.blocks, block)) ? block : null;
  }

  private async findLast(): Promise<AuditBlock | undefined> {
    return (await this.blocks.find({ number: { gte: 0 } }, { sort: { number: 'desc' }, limit: 1 }))[0];
  }

  /** One replica seals at a time. */
  private async lease(): Promise<boolean> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LEASE_MS).toISOString();
    return (
      (await changeRow(this.leases, 'seal', (held) =>
        held && held.expiresAt > now.toISOString() && held.holder !== this.holder
          ? null
          : { holder: this.holder, expiresAt },
      )) !== null
    );
  }
}
