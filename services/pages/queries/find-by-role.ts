import type { Output } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { can } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { FIELDS_NOT_LISTED } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';
import { hiddenId } from '../visible-to.ts';

type Call = typeof pages.calls.findByRole;

const MAX = 100;

export const findByRole = handle(pages.calls.findByRole, { docs: PAGES }, async ({ roleId }, caller, { docs }) => {
  requireCapability(caller, 'people');
  const found = new Map<string, Output<Call>[number]>();
  const lists = ['viewerRoles', 'editorRoles', 'publisherRoles'];
  const filter = { any: lists.map((list) => ({ [list]: { has: roleId } })) };
  for (const copy of [docs.live, docs.draft])
    for (const page of await copy.find(filter, { sort: { _id: 'asc' }, limit: MAX, without: FIELDS_NOT_LISTED }))
      found.set(
        page._id,
        can(caller.user, 'view', page) ? { _id: page._id, slug: page.slug } : { _id: hiddenId(page._id), slug: '' },
      );
  return [...found.values()].slice(0, MAX);
});
