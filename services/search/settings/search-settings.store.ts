import type { SearchSettings } from '../../../proto/entities/search-settings.ts';
import { token } from '../../kit/contract/token.ts';
import type { Collection } from '../../kit/store/store.ts';

/** A copy of the published settings of a domain, by its id. */
export interface DomainSearchSettings extends SearchSettings {
  _id: string;
  revision: number;
}

export const SEARCH_SETTINGS = token<Collection<DomainSearchSettings>>('SearchSettings');
export const searchSettingsSpec = { name: 'search_settings' };
