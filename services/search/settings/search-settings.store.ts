import type { SearchSettings } from '../../../proto/entities/search-settings.ts';
import { token } from '../../kit/contract/dependencies.ts';
import type { Collection } from '../../kit/store/store.ts';

export interface DomainSearchSettings extends SearchSettings {
  _id: string;
  revision: number;
}

export const SEARCH_SETTINGS = token<Collection<DomainSearchSettings>>('SearchSettings');
export const searchSettingsSpec = { name: 'search_settings' };
