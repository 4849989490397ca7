import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import type { Filter } from '../kit/store/store.ts';
import { FormSettingsRows } from './form-settings.ts';
import { LeadRepository } from './lead-repository.ts';
import { LeadRows } from './lead.ts';

const EVERY_MS = 15 * 60 * 1000;
const BATCH = 50;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A shorter retention time also applies to stored leads; a longer one applies only to new leads. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopping = false;

  constructor(
    private readonly rows: LeadRows,
    private readonly settings: FormSettingsRows,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly leads: LeadRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), EVERY_MS).unref();
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running ??= this.purge()
      .catch((error: unknown) => log.warn(error, 'deleting expired leads failed, retrying at the next run'))
      .finally(() => (this.running = undefined));
  }

  private async purge(): Promise<void> {
    const now = this.clock.now();
    await this.removeAll({ expiresAt: { lte: now.toISOString() } }, 'expiresAt');
    for (const { _id: domainId, retentionDays } of await this.settings.find({})) {
      const before = new Date(now.getTime() - retentionDays * DAY_MS).toISOString();
      for (const suspicious of [false, true])
        await this.removeAll({ domainId, suspicious, position: { lt: before } }, 'position');
    }
  }

  private async removeAll(filter: Filter, order: string): Promise<void> {
    for (let removed = BATCH; removed === BATCH && !this.stopping;) {
      const expired = await this.rows.find(filter, { sort: { [order]: 'asc' }, limit: BATCH });
      await this.leads.remove(expired.map(({ _id }) => _id));
      removed = expired.length;
    }
  }
}
