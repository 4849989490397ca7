import type { DayCounts } from '../../proto/entities/statistics.ts';
import { collection, digest } from '../kit/store/store.ts';

export interface Place {
  domainId: string;
  regionId: string;
  day: string;
}

/** What one BFF has counted in an interval, until `ReportSums` adds it to its day. */
export interface Report extends Place, DayCounts {
  _id: string;
}

/** The totals include pages and searches that are not listed. */
export interface StoredDay extends DayCounts {
  _id: string;
  domainId: string;
  totals: { views: number; conversions: number; searches: number };
  version: number;
  /** Ids of the reports that were added last, which may still be stored. */
  added?: string[];
}

export abstract class DayRows extends collection<StoredDay>({
  name: 'days',
  indexes: [{ fields: ['domainId', 'day', '_id', 'regionId'] }, { fields: ['day'] }],
}) {}

export abstract class ReportRows extends collection<Report>({
  name: 'reports',
  indexes: [{ fields: ['domainId', 'day', 'regionId'] }],
}) {}

export const placeOf = ({ domainId, regionId, day }: Place): Place => ({ domainId, regionId, day });

export const dayId = ({ domainId, day, regionId }: Place): string => digest(JSON.stringify([domainId, day, regionId]));

export const emptyDay = (place: Place): Omit<StoredDay, '_id' | 'version'> => ({
  ...place,
  totals: { views: 0, conversions: 0, searches: 0 },
  pages: [],
  searches: [],
});

/** Returns a day in UTC such as 2026-11-24. */
export const daysAgo = (count: number, now: Date): string =>
  new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10);

export const largestEntries = <T>(entries: T[], limit: number, countOf: (entry: T) => number): T[] =>
  entries.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, limit);

export const sum = <T>(entries: T[], countOf: (entry: T) => number): number =>
  entries.reduce((total, entry) => total + countOf(entry), 0);
