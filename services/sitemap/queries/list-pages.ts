import type { Template } from '../../../proto/entities/page.ts';
import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { dashboardFilter, findDashboardRows } from '../find-dashboard-rows.ts';
import type { Row } from '../find-rows.ts';
import { visibleRows } from '../row-filter.ts';
import { GUARDS, ROWS } from '../sitemap.store.ts';

export const listPages = handle(
  sitemap.calls.listPages,
  { rows: ROWS, guards: GUARDS },
  async (input, caller, { rows, guards }) => {
    const filter = visibleRows(dashboardFilter(input, caller), await guards.find({}), caller);
    const { found, total } = await findDashboardRows(rows, filter, input);
    return { pages: found.map(toListedPage), total };
  },
);

function toListedPage({ dashboard, ...row }: Row) {
  const { _id, revision, slug, title = '', pageType, template, region, updatedAt, lastPublished } = row;
  const { status, tags, isTemplate, editorId, editor, ownerId, owner } = dashboard!;
  return {
    _id,
    revision,
    slug,
    title,
    pageType,
    template: template as Template,
    region,
    status,
    tags,
    isTemplate,
    updatedAt,
    ...(lastPublished !== undefined && { lastPublished }),
    ...(editorId !== '' && { editor: { _id: editorId, username: editor } }),
    ...(ownerId !== '' && { owner: { _id: ownerId, username: owner } }),
  };
}
