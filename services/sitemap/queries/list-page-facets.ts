import type { Author } from '../../../proto/entities/page-rows.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { GroupCount } from '../../kit/store/store.ts';
import { rowsInStage, visibleRows } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

const MAX = 500;

export const listPageFacets = handle(
  sitemap.calls.pageFacets,
  { rows: ROWS, guards: GUARDS },
  async (_input, caller, { rows, guards }) => {
    const filter = visibleRows(rowsInStage(caller), await guards.find({}), caller);
    const [tags, editors, owners] = await Promise.all([
      rows.countBy(['dashboard.tags'], filter),
      rows.countBy(['dashboard.editorId', 'dashboard.editor'], filter),
      rows.countBy(['dashboard.ownerId', 'dashboard.owner'], filter),
    ]);
    return {
      tags: tags
        .map(({ values }) => values[0] as string)
        .sort((a, b) => a.localeCompare(b))
        .slice(0, MAX),
      editors: toPeople(editors),
      owners: toPeople(owners),
    };
  },
);

const toPeople = (counted: readonly GroupCount[]): Author[] => {
  const people = counted.map(({ values: [_id, username] }) => ({ _id: _id as string, username: username as string }));
  const named = people.filter(({ _id }) => Boolean(_id)).sort((a, b) => a.username.localeCompare(b.username));
  return named.slice(0, MAX);
};
