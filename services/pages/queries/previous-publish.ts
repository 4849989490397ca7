import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorize } from '../authorize-page.ts';
import { PAGES } from '../pages.store.ts';
import { loadPreviousPublish } from '../previous-publish.ts';

export const previousPublish = handle(
  pages.calls.previousPublish,
  { docs: PAGES },
  async ({ _id }, caller, { docs }) => {
    const { live } = authorize(await docs.head(_id), 'view', caller);
    const previous = live && (await loadPreviousPublish(docs, _id));
    return { previous: previous && { revision: previous.revision, at: previous.at, by: previous.by } };
  },
);
