import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Purgeable, type Purger, PURGER } from '../kit/recovery/purger.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import { deleteFirst } from '../kit/store/store.ts';
import { ReportSums } from './report-sums.ts';
import { DayRows, daysAgo } from './statistics.store.ts';

/** Completes days and deletes old ones at each run of the purger, which otherwise deletes documents 30 days after their deletion. */
@Injectable()
export class Retention implements Purgeable {
  constructor(
    private readonly days: DayRows,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sums: ReportSums,
    @Inject(PURGER) purger: Purger,
  ) {
    purger.register(this);
  }

  async purge(_: Date, limit: number): Promise<number> {
    await this.sums.addWaiting();
    const oldest = daysAgo(this.settings.statisticsDays, this.clock.now());
    return deleteFirst(this.days, { day: { lt: oldest } }, { by: 'day', limit });
  }
}
