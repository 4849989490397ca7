import { pages } from '../../../proto/pages.ts';
import { takeWhileFits } from '../../kit/bus/message-size.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PAGES } from '../pages.store.ts';
import { toPage } from '../present-page.ts';

/** Includes all domains, because the contract restricts the call to administrators. */
export const listDrafts = handle(
  pages.calls.listDrafts,
  { docs: PAGES },
  async ({ after, limit }, _caller, { docs }) => {
    const stored = await docs.draft.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    const found = takeWhileFits(stored.map(toPage));
    const authors = await Promise.all(
      found.map(async ({ _id }) => {
        const [last] = await docs.history(_id, { limit: 1 });
        return [_id, last!.by] as const;
      }),
    );
    return { pages: found, authors: Object.fromEntries(authors) };
  },
);
