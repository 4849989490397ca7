import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../kit/clock.ts';
import type { Purgeable, Purger } from '../kit/recovery/purger.ts';
import type { Settings } from '../kit/settings.ts';
import type { Collection, Filter } from '../kit/store/store.ts';
import { CLOCK, PURGER, SETTINGS } from '../kit/tokens.ts';
import { AUDIT_LOG, type StoredEntry } from './audit-log.ts';
import { eraseNames } from './erase-names.ts';

const DAY_MS = 86_400_000;
/** Refused actions have a limit of their own, so that attempts to sign in never displace what was done. */
const MAX_REFUSED = 20_000;
const MAX_DONE = 500_000;

@Injectable()
export class AuditRetention implements Purgeable {
  constructor(
    @Inject(AUDIT_LOG) private readonly rows: Collection<StoredEntry>,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PURGER) purger: Purger,
  ) {
    purger.register(this);
  }

  async purge(before: Date, limit: number): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - this.settings.auditDays * DAY_MS).toISOString();
    return (
      (await eraseNames(this.rows, before, limit)) ||
      (await this.remove({ position: { lt: oldest } }, limit)) ||
      (await this.removeBeyond(MAX_REFUSED, { refused: true }, limit)) ||
      (await this.removeBeyond(MAX_DONE, { refused: false }, limit))
    );
  }

  private async removeBeyond(most: number, filter: Filter, limit: number): Promise<number> {
    const excess = (await this.rows.count(filter, { upTo: most + limit })) - most;
    return excess > 0 ? this.remove(filter, Math.min(excess, limit)) : 0;
  }

  private async remove(filter: Filter, limit: number): Promise<number> {
    const found = await this.rows.find(filter, { sort: { position: 'asc' }, limit });
    for (const { _id } of found) await this.rows.delete(_id);
    return found.length;
  }
}
