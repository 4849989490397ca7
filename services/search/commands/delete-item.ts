import { search } from '../../../proto/search.ts';
import { Problem } from '../../../proto/errors.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requirePagePermission } from '../../kit/access.ts';
import { Indexer } from '../indexer.ts';
import { PublishedCopy } from '../published-copy.ts';

/** Removing a page that visitors can still read requires the right to publish it. */
export const deleteItem = handle(
  search.calls.deleteItem,
  { indexer: Indexer, published: PublishedCopy },
  async ({ _id }, caller, { indexer, published }) => {
    const indexed = await indexer.get(_id);
    if (indexed?.document?.domainId !== caller.domainId) return { _id };
    const page = await published.find(_id, caller).catch(nullIfNotFound);
    if (page) requirePagePermission(caller, 'publish', page);
    await indexer.removePage(_id, indexed.revision);
    return { _id };
  },
);

function nullIfNotFound(problem: unknown): null {
  if (problem instanceof Problem && problem.code === 'not-found') return null;
  throw problem;
}
