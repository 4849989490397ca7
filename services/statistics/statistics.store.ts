import type { DayCounts } from '../../proto/entities/statistics.ts';
import { token } from '../kit/contract/dependencies.ts';
import type { Collection, CollectionSpec } from '../kit/store/store.ts';

/** The figures of a region and day. The totals include pages and searches that are no longer in the lists. */
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
