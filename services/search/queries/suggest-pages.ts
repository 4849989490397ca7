import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toSuggestion } from '../finding/find-elsewhere.ts';
import { PageFinder } from '../finding/page-finder.ts';

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
