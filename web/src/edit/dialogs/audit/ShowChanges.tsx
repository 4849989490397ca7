import type { AuditedDocument } from '../../../../../proto/entities/audit.ts';
import { openComparison } from '../../core/comparison-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { comparedDocuments } from './compared-documents.ts';
import { kindLabel } from './describe-entry.ts';

const t = messages.audit;

export function ShowChanges({ documents }: { documents: readonly AuditedDocument[] }) {
  const editor = useEditor();
  return comparedDocuments(documents).map(({ kind, _id, name, before, after }) => (
    <Button
      key={`${_id} ${after}`}
      aria-label={t.changesOf(name || kindLabel(kind))}
      onClick={() => openComparison(editor, { before, after, document: { kind, _id } })}
    >
      {t.changes}
    </Button>
  ));
}
