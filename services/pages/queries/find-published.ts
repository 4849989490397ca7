import { pages } from '../../../proto/pages.ts';
import { can } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { PAGES } from '../pages.store.ts';
import { pageNotFound, toPage } from '../present-page.ts';

export const findPublished = handle(pages.calls.findPublished, { docs: PAGES }, async ({ _id }, caller, { docs }) => {
  const draft = await docs.draft.get(_id);
  if (draft?.domainId !== caller.domainId) throw pageNotFound();
  const live = await docs.live.get(_id);
  return { page: live && can(caller.user, 'view', live) ? toPage(live) : null };
});
