import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import { type KindName, getDocumentKind, isKind } from '../history/document-kinds.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { messages } from '../messages/messages.ts';
import { FieldComparison } from './FieldComparison.tsx';
import { PageComparison } from './PageComparison.tsx';
import { SiteDocumentComparison } from './SiteDocumentComparison.tsx';
import type { DrawnKind } from './load-version.ts';

const t = messages.compare;

export function ComparisonDialog({ comparison }: { comparison: Comparison }) {
  const editor = useEditor();
  const { kind } = comparison;
  if (!isKind(kind)) return null;
  const isPage = kind === 'page';
  const isRendered = isPage || isDrawn(kind);
  return (
    <Dialog
      title={isPage ? t.title : t.titleOf(getDocumentKind(kind).label)}
      size={isRendered ? 'full' : 'plain'}
      width={isRendered ? undefined : 860}
      onClose={() => closeComparison(editor)}
    >
      {isPage && <PageComparison comparison={comparison} />}
      {isDrawn(kind) && <SiteDocumentComparison comparison={comparison} kind={kind} />}
      {!isRendered && <FieldComparison comparison={comparison} kind={kind} />}
    </Dialog>
  );
}

const isDrawn = (kind: KindName): kind is DrawnKind => getDocumentKind(kind).drawnIn !== undefined;
