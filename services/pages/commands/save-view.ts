import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { VIEWS } from '../pages.store.ts';
import { changeViews, putView } from '../views.ts';

export const saveView = handle(pages.calls.saveView, { rows: VIEWS }, async (view, caller, { rows }) => ({
  views: await changeViews(rows, caller, (views) => putView(views, view)),
}));
