import { accessRefusals } from '../../../proto/refusals/access.ts';
import { can } from '../../../proto/permissions.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { stripIndexedTexts } from '../../kit/store/substring-index.ts';
import { findRows } from '../find-rows.ts';
import { findPermittedGuards, rowFilter } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

export const filterRows = handle(
  sitemap.calls.filter,
  { storedRows: ROWS, storedGuards: GUARDS },
  async (input, caller, { storedGuards, storedRows }) => {
    const { domainId = caller.domainId } = input;
    if (domainId !== caller.domainId) throw accessRefusals.otherDomain({ domainId });
    const guards = await storedGuards.find({});
    const conditions = rowFilter(input, caller);
    const permitted = findPermittedGuards(guards, caller, input.publishableByYou);
    // Without a guard condition an index in sort order is sufficient.
    const filter = permitted.length === guards.length ? conditions : { ...conditions, guard: { in: permitted } };
    const part = { skip: (Math.max(1, input.page) - 1) * input.size, limit: input.size };
    const { found, total } = await findRows(storedRows, filter, part);
    const byId = new Map(guards.map((guard) => [guard._id, guard]));
    const rows = found.map(stripIndexedTexts).map(({ revision: _, form: __, guard, ...row }) => ({
      ...row,
      publishableByYou: can(caller.user, 'publish', byId.get(guard)),
    }));
    return { sitemap: rows, total };
  },
);
