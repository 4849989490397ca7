import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import { isOwnConflict } from '../core/conflict-actions.ts';
import { hasUnpublishedChanges } from '../core/has-unpublished-changes.ts';
import { useEditorState } from '../core/use-editor.ts';
import { useResult } from '../ui/use-call.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { SavingStatus } from '../core/state.ts';
import { common, messages } from '../messages/messages.ts';

export function usePageStatusText(): string {
  const state = useEditorState();
  const { saving, stored } = state;
  const page = stored.page as Page | null;
  const isOpened = saving.kind === 'saved' && saving.at === null;
  const by = useLastAuthor(isOpened && hasUnpublishedChanges(page) ? page : null);
  return pageStatusText(saving, { page, by, now: new Date(), isOwnConflict: isOwnConflict(state, 'page') });
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

const t = messages.saving.status;

interface Opened {
  page: Stored | null;
  /** Name of the user who saved it last; empty until it is loaded. */
  by: string;
  now: Date;
  /** Whether the signed-in user has made the conflicting changes; undefined until that is known. */
  isOwnConflict?: boolean;
}

export function pageStatusText(saving: SavingStatus, opened: Opened): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at && hasUnpublishedChanges(opened.page)
        ? t.savedAt(formatTime(new Date(saving.at)))
        : openedText(opened);
    case 'pending':
    case 'saving':
      return common.saving;
    case 'offline':
      return common.offline;
    case 'signed-out':
      return t.signedOut;
    case 'conflict':
      if (opened.isOwnConflict === undefined) return t.conflict;
      return opened.isOwnConflict ? t.ownConflict : t.othersConflict;
    case 'failing':
    case 'refused':
      return saving.message;
  }
}

function openedText({ page, by, now }: Opened): string {
  if (!page || page.revision === 0) return t.unchanged;
  if (!hasUnpublishedChanges(page)) return t.noUnpublishedChanges;
  const saved = { at: formatWhen(new Date(page.updatedAt), now), by };
  return page.published ? t.unpublishedChanges(saved) : t.notPublished(saved);
}

function formatWhen(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return formatTime(at);
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year });
}

function formatTime(at: Date): string {
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
