import { normalizeTag } from '../../../proto/unicode.ts';
import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { MissedSearches } from '../missed/missed-searches.ts';
import { PageFinder } from '../finding/page-finder.ts';

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
