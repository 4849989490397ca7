import { MAX_VIEWS, type PageView } from '../../proto/entities/page-filter.ts';
import { pages } from '../../proto/pages.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { handle } from '../kit/contract/handle.ts';
import { changeRow } from '../kit/store/store.ts';
import { ViewRows } from './pages.store.ts';

export const viewHandlers = {
  listViews: handle(pages.calls.listViews, { rows: ViewRows }, async (_input, caller, { rows }) => ({
    views: (await rows.get(viewsId(caller)))?.views ?? [],
  })),

  saveView: handle(pages.calls.saveView, { rows: ViewRows }, async (view, caller, { rows }) => ({
    views: await changeViews(rows, caller, (views) => putView(views, view)),
  })),

  deleteView: handle(pages.calls.deleteView, { rows: ViewRows }, async ({ name }, caller, { rows }) => ({
    views: await changeViews(rows, caller, (views) => removeView(views, name)),
  })),
};

const putView = (views: readonly PageView[], view: PageView): PageView[] => {
  const others = removeView(views, view.name);
  if (others.length >= MAX_VIEWS) throw pageRefusals.tooManyViews({ max: MAX_VIEWS });
  return [...others, view].sort((a, b) => a.name.localeCompare(b.name));
};

const removeView = (views: readonly PageView[], name: string): PageView[] => views.filter((view) => view.name !== name);

async function changeViews(
  rows: ViewRows,
  caller: Caller,
  change: (views: readonly PageView[]) => PageView[],
): Promise<PageView[]> {
  const row = await changeRow(rows, viewsId(caller), (before) => ({ views: change(before?.views ?? []) }));
  return row!.views;
}

const viewsId = ({ domainId, user }: Caller): string => `${domainId}/${user!._id}`;
