import type { DayCounts } from '../../proto/entities/statistics.ts';
import { token } from '../kit/contract/handle.ts';
import type { Collection, CollectionSpec } from '../kit/store/store.ts';

/** The totals include pages and searches that are not listed. */
export interface StoredDay extends DayCounts {
  _id: string;
  domainId: string;
  totals: { views: number; conversions: number; searches: number };
  version: number;
}

export const DAYS = token<Collection<StoredDay>>('Days');

export const daysSpec: CollectionSpec = {
  name: 'days',
  indexes: [{ fields: ['domainId', 'day', '_id', 'regionId'] }, { fields: ['day'] }],
};

/** Returns a day in UTC such as 2026-11-24. */
export const daysAgo = (count: number, now: Date): string =>
  new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10);

export const largestEntries = <T>(entries: T[], limit: number, countOf: (entry: T) => number): T[] =>
  entries.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, limit);

export const sum = <T>(entries: T[], countOf: (entry: T) => number): number =>
  entries.reduce((total, entry) => total + countOf(entry), 0);
