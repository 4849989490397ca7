import type { MissedSearch } from '../../../proto/entities/search-settings.ts';
import { token } from '../../kit/contract/dependencies.ts';
import type { Collection, CollectionSpec } from '../../kit/store/store.ts';

export interface StoredMissedSearch extends MissedSearch {
  domainId: string;
}

export const MISSED_SEARCHES = token<Collection<StoredMissedSearch>>('MissedSearches');

export const missedSearchesSpec: CollectionSpec = {
  name: 'missed_searches',
  indexes: [{ fields: ['domainId', 'count'] }, { fields: ['domainId', 'lastAt'] }],
};
