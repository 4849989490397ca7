import { pages } from '../../../proto/pages.ts';
import { fitting } from '../../kit/bus/fitting.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PAGES } from '../pages.store.ts';
import { pageOf } from '../show-page.ts';

/** Of every domain: the contract lets administrators only in. */
export const listDrafts = handle(
  pages.calls.listDrafts,
  { docs: PAGES },
  async ({ after, limit }, _caller, { docs }) => {
    const found = await docs.draft.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit });
    return { pages: fitting(found.map(pageOf)) };
  },
);
