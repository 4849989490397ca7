import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import { getDocumentKind, isKind } from '../history/document-kinds.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { messages } from '../messages/messages.ts';
import { FieldComparison } from './FieldComparison.tsx';
import { PageComparison } from './PageComparison.tsx';

const t = messages.compare;

export function ComparisonDialog({ comparison }: { comparison: Comparison }) {
  const editor = useEditor();
  const { kind } = comparison;
  if (!isKind(kind)) return null;
  const isPage = kind === 'page';
  return (
    <Dialog
      title={isPage ? t.title : t.titleOf(getDocumentKind(kind).label)}
      size={isPage ? 'full' : 'plain'}
      width={isPage ? undefined : 860}
      onClose={() => closeComparison(editor)}
    >
      {isPage ? <PageComparison comparison={comparison} /> : <FieldComparison comparison={comparison} kind={kind} />}
    </Dialog>
  );
}
