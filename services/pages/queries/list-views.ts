import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { VIEWS } from '../pages.store.ts';
import { loadViews } from '../views.ts';

export const listViews = handle(pages.calls.listViews, { rows: VIEWS }, async (_input, caller, { rows }) => ({
  views: await loadViews(rows, caller),
}));
