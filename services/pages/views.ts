import { MAX_VIEWS, type PageView } from '../../proto/entities/page-filter.ts';
import type { Caller } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { type Collection, DuplicateKey } from '../kit/store/store.ts';
import type { UserViews } from './pages.store.ts';

type Rows = Collection<UserViews>;

export const loadViews = async (rows: Rows, caller: Caller): Promise<PageView[]> =>
  (await rows.get(viewsId(caller)))?.views ?? [];

export const putView = (views: readonly PageView[], view: PageView): PageView[] => {
  const others = removeView(views, view.name);
  if (others.length >= MAX_VIEWS) throw pageRefusals.tooManyViews({ max: MAX_VIEWS });
  return [...others, view].sort((a, b) => a.name.localeCompare(b.name));
};

export const removeView = (views: readonly PageView[], name: string): PageView[] =>
  views.filter((view) => view.name !== name);

/** Starts again when another request of the user was faster. */
export async function changeViews(
  rows: Rows,
  caller: Caller,
  change: (views: readonly PageView[]) => PageView[],
): Promise<PageView[]> {
  const _id = viewsId(caller);
  for (;;) {
    const before = await rows.get(_id);
    const views = change(before?.views ?? []);
    const row = { _id, revision: (before?.revision ?? 0) + 1, views };
    if (before ? await rows.replace(row, { revision: before.revision }) : await insert(rows, row)) return views;
  }
}

async function insert(rows: Rows, row: UserViews): Promise<boolean> {
  try {
    await rows.insert(row);
    return true;
  } catch (error) {
    if (!(error instanceof DuplicateKey)) throw error;
    return false;
  }
}

const viewsId = ({ domainId, user }: Caller): string => `${domainId}/${user!._id}`;
