import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { VIEWS } from '../pages.store.ts';
import { changeViews, removeView } from '../views.ts';

export const deleteView = handle(pages.calls.deleteView, { rows: VIEWS }, async ({ name }, caller, { rows }) => ({
  views: await changeViews(rows, caller, (views) => removeView(views, name)),
}));
