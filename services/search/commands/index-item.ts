import { search } from '../../../proto/search.ts';
import { handle } from '../../kit/contract/handle.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

export const indexItem = handle(
  search.calls.indexItem,
  { indexer: Indexer, published: PublishedCopy },
  async ({ _id }, caller, { indexer, published }) => {
    const indexed = await indexer.get(_id);
    const page = await published.find(_id, caller);
    if (page) await indexer.indexPage(page);
    else if (indexed?.document?.domainId === caller.domainId) await indexer.removePage(_id, indexed.revision);
    return { _id };
  },
);
