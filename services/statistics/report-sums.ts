import { Injectable } from '@nestjs/common';
import { log } from '../kit/log/log.ts';
import { findBatches, insertNew } from '../kit/store/store.ts';
import { addCounts } from './add-counts.ts';
import { dayId, DayRows, emptyDay, type Place, placeOf, ReportRows } from './statistics.store.ts';

/** A day is a large document, so it is written once for so many reports. */
const MANY = 100;
const BATCH = 500;

/**
 * Adds reports to their day and deletes them. The day contains the ids of those that were added last, so that reports that an interrupted run
 * did not delete are not added again.
 */
@Injectable()
export class ReportSums {
  private readonly running = new Set<string>();

  constructor(
    private readonly days: DayRows,
    private readonly reports: ReportRows,
  ) {}

  /** Reports are stored already, so a failure is only logged: one of the next reports tries again. */
  async addIfMany(place: Place): Promise<void> {
    const id = dayId(place);
    if (this.running.has(id)) return;
    this.running.add(id);
    try {
      if ((await this.reports.count({ ...place }, { upTo: MANY })) === MANY) await this.addUp(place);
    } catch (error) {
      log.warn(error, 'adding up page views failed');
    } finally {
      this.running.delete(id);
    }
  }

  /** Adds the reports that are too few for `addIfMany`, such as the last ones of a day. */
  async addWaiting(): Promise<void> {
    const places = new Map<string, Place>();
    for await (const batch of findBatches(this.reports))
      for (const report of batch) places.set(dayId(report), placeOf(report));
    for (const place of places.values()) await this.addUp(place);
  }

  /** Another process that stores the day at the same time has added the same reports, so this one does not repeat it. */
  private async addUp(place: Place): Promise<void> {
    const _id = dayId(place);
    const before = await this.days.get(_id);
    await this.deleteAdded(before?.added);
    const found = await this.reports.find({ ...place }, { limit: BATCH });
    if (found.length === 0) return;
    const added = found.map((report) => report._id);
    const version = (before?.version ?? 0) + 1;
    const day = { ...addCounts(before ?? emptyDay(place), found), added, _id, version };
    const isStored = before
      ? await this.days.replace(day, { version: before.version })
      : await insertNew(this.days, day);
    if (isStored) await this.deleteAdded(added);
  }

  private async deleteAdded(ids: string[] = []): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.reports.find({ _id: { in: ids } }, { without: ['pages', 'searches', 'missing'] });
    await Promise.all(found.map(({ _id }) => this.reports.delete(_id)));
  }
}
