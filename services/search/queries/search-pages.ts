import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { DEFAULT_LANGUAGE, languageOfCode } from '../analysis/languages.ts';
import { findPages } from '../finding/find-pages.ts';
import { ENGINE } from '../search-engine.ts';

export const searchPages = handle(
  search.calls.query,
  { engine: ENGINE, regions: RegionCache },
  async (input, { domainId }, { engine, regions }) => {
    const known = (await regions.listCached(domainId)).flatMap(({ live }) => live ?? []);
    const searched = known.filter(({ slugPrefix }) => input.region === '' || slugPrefix === input.region);
    const isEverywhere = input.region === '' || searched.length === 0;
    const languages = searched
      .map(({ code }) => languageOfCode(code ?? ''))
      .concat(isEverywhere ? DEFAULT_LANGUAGE : []);
    return findPages(engine, { ...input, tag: input.tag.toLowerCase(), domainId, languages, synonyms: [] });
  },
);
