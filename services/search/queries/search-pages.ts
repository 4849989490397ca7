import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ENGINE } from '../search-engine.ts';

export const searchPages = handle(search.calls.query, { engine: ENGINE }, async (input, { domainId }, { engine }) =>
  engine.search({ ...input, tag: input.tag.toLowerCase(), domainId }),
);
