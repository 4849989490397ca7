import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { common, messages } from '../messages/messages.ts';
import { restoreDocument } from './calls.ts';
import { type KindName, getDocumentKind } from './document-kinds.ts';

const t = messages.history;

export function confirmRestore(editor: Editor, kind: KindName): Promise<boolean> {
  const { label, isLive } = getDocumentKind(kind);
  return confirm(editor, {
    title: t.restoreTitle,
    text: isLive ? t.restoreLive(label) : t.restoreDraft(label),
    consequences: [t.restoreConsequence],
    yes: common.restore,
  });
}

/** Reports its own success or failure. */
export const restoreRevision = (
  editor: Editor,
  { kind, _id }: { kind: KindName; _id: string },
  revision: number,
): Promise<boolean> =>
  runWithToast(
    editor,
    () => restoreDocument({ kind, _id }, revision),
    t.restored({ kind: getDocumentKind(kind).label, version: revision }),
  );
