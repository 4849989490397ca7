import type { SearchSettings } from '../../../../../proto/entities/search-settings.ts';
import { MissedSearches } from './search/MissedSearches.tsx';
import { PinnedResults } from './search/PinnedResults.tsx';
import { Synonyms } from './search/Synonyms.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const NONE: SearchSettings = { synonyms: [], pins: [] };

export function SearchTab() {
  return (
    <SettingsForm name="search">
      {({ search = NONE }, change) => (
        <>
          <Synonyms groups={search.synonyms} onChange={(synonyms) => change({ search: { ...search, synonyms } })} />
          <PinnedResults pins={search.pins} onChange={(pins) => change({ search: { ...search, pins } })} />
          <MissedSearches
            onAddSynonyms={(query) => change({ search: { ...search, synonyms: [...search.synonyms, [query]] } })}
          />
        </>
      )}
    </SettingsForm>
  );
}
