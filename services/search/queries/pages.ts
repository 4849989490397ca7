import { search } from '../../../proto/search.ts';
import { normalizeTag } from '../../../proto/unicode.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toSuggestion } from '../finding/find-pages.ts';
import { PageFinder } from '../finding/page-finder.ts';
import { MissedSearches } from '../missed-searches.ts';
import { ENGINE } from '../search-engine.ts';

export const searchPages = handle(
  search.calls.query,
  { finder: PageFinder, missed: MissedSearches },
  async (input, { domainId, user }, { finder, missed }) => {
    const tag = normalizeTag(input.tag);
    const found = await finder.find({ ...input, tag, domainId });
    const { q, region, type } = input;
    if (!user && found.total === 0 && q.trim() !== '' && type === '' && tag === '')
      await missed.record({ q, region, domainId });
    return found;
  },
);

const MAX = 6;
const MIN_LENGTH = 2;

export const suggestPages = handle(
  search.calls.suggest,
  { finder: PageFinder },
  async ({ q, region }, { domainId }, { finder }) => {
    if (q.trim().length < MIN_LENGTH) return { suggestions: [] };
    const filter = { region, type: '', tag: '' } as const;
    const { hits } = await finder.find({ q, ...filter, domainId, page: 1, size: MAX, isTyping: true });
    return { suggestions: hits.map(toSuggestion) };
  },
);

export const findIndexed = handle(
  search.calls.findIndexed,
  { engine: ENGINE },
  async ({ _id }, { domainId }, { engine }) => {
    const [document] = await engine.load(domainId, [_id]);
    return { revision: document?.revision ?? null };
  },
);
