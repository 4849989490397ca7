import { accessRefusals } from '../../../proto/refusals/access.ts';
import { can } from '../../../proto/permissions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { stripIndexedTexts } from '../../kit/store/substring-index.ts';
import { findRows } from '../find-rows.ts';
import { rowFilter, visibleRows } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

export const filterRows = handle(
  sitemap.calls.filter,
  { storedRows: ROWS, storedGuards: GUARDS },
  async (input, caller, { storedGuards, storedRows }) => {
    const { domainId = caller.domainId } = input;
    if (domainId !== caller.domainId) throw accessRefusals.otherDomain({ domainId });
    const guards = await storedGuards.find({});
    const filter = visibleRows(rowFilter(input, caller), guards, caller, input.publishableByYou);
    const part = { skip: (Math.max(1, input.page) - 1) * input.size, limit: input.size };
    const { found, total } = await findRows(storedRows, filter, part);
    const byId = new Map(guards.map((guard) => [guard._id, guard]));
    const rows = found.map(stripIndexedTexts).map(({ revision: _, form: __, dashboard: ___, guard, ...row }) => ({
      ...row,
      publishableByYou: can(caller.user, 'publish', byId.get(guard)),
    }));
    return { sitemap: rows, total };
  },
);
