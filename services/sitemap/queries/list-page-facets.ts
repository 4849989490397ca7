import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { visibleRows } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

const MAX = 500;

export const listPageFacets = handle(
  sitemap.calls.pageFacets,
  { rows: ROWS, guards: GUARDS },
  async (_input, caller, { rows, guards }) => {
    const inStage = { domainId: caller.domainId, ...(caller.stage === 'live' && { published: true }) };
    const filter = visibleRows(inStage, await guards.find({}), caller);
    const [tags, editors] = await Promise.all([
      rows.countBy(['dashboard.tags'], filter),
      rows.countBy(['dashboard.editorId', 'dashboard.editor'], filter),
    ]);
    return {
      tags: tags
        .map(({ values }) => values[0] as string)
        .sort((a, b) => a.localeCompare(b))
        .slice(0, MAX),
      editors: editors
        .map(({ values }) => ({ _id: values[0] as string, username: values[1] as string }))
        .filter(({ _id }) => Boolean(_id))
        .sort((a, b) => a.username.localeCompare(b.username))
        .slice(0, MAX),
    };
  },
);
