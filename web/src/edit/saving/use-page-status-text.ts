import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import { isOwnConflict } from '../core/conflict-actions.ts';
import { hasUnpublishedChanges } from '../core/has-unpublished-changes.ts';
import { useEditorState } from '../core/use-editor.ts';
import { useResult } from '../ui/use-call.ts';
import { pageStatusText } from './page-status-text.ts';

export function usePageStatusText(): string {
  const state = useEditorState();
  const { saving, stored } = state;
  const page = stored.page as Page | null;
  const isOpened = saving.kind === 'saved' && saving.at === null;
  const by = useLastAuthor(isOpened && hasUnpublishedChanges(page) ? page : null);
  return pageStatusText(saving, { page, by, now: new Date(), isOwnConflict: isOwnConflict(state) });
}

/** Returns an empty text until the author is loaded. */
function useLastAuthor(page: Page | null): string {
  const { data } = useResult(page ? `${page._id} ${page.revision}` : '', async (signal) => {
    if (!page) return '';
    const { revisions } = await api('GET /page/history', { _id: page._id, limit: 1 }, { signal });
    return revisions[0]?.by.username ?? '';
  });
  return (page && data) || '';
}
