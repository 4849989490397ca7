import type { AuditedDocument } from '../../../../../proto/entities/audit.ts';
import { openComparison } from '../../core/comparison-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { isKind } from '../../history/document-kinds.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { kindLabel } from './describe-entry.ts';

const t = messages.audit;

/** A created or deleted document has nothing to compare with. */
export function ShowChanges({ documents }: { documents: readonly AuditedDocument[] }) {
  const editor = useEditor();
  return documents.flatMap(({ kind, _id, name, before, after, action }) => {
    if (!isKind(kind) || !before || !after || action === 'deleted') return [];
    return (
      <Button
        key={`${_id} ${after}`}
        aria-label={t.changesOf(name || kindLabel(kind))}
        onClick={() => openComparison(editor, { before, after, document: { kind, _id } })}
      >
        {t.changes}
      </Button>
    );
  });
}
