import type { OutOf } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { can } from '../../../proto/permissions.ts';
import { handle } from '../../kit/contract/handle.ts';
import { permit } from '../../kit/permit.ts';
import { unlisted } from '../article-filter.ts';
import { PAGES } from '../pages.store.ts';

type Call = typeof pages.calls.findByRole;

/** More than a person would read in a refusal. */
const MAX = 100;

export const findByRole = handle(pages.calls.findByRole, { docs: PAGES }, async ({ roleId }, caller, { docs }) => {
  permit(caller, 'people');
  const found = new Map<string, OutOf<Call>[number]>();
  const lists = ['viewerRoles', 'editorRoles', 'publisherRoles'];
  const filter = { any: lists.map((list) => ({ [list]: { has: roleId } })) };
  for (const copy of [docs.live, docs.draft])
    for (const page of await copy.find(filter, { sort: { _id: 'asc' }, limit: MAX, without: unlisted }))
      found.set(page._id, { _id: page._id, slug: can(caller.user, 'view', page) ? page.slug : '' });
  return [...found.values()].slice(0, MAX);
});
