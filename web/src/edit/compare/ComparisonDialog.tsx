import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import { ChangeList } from '../history/ChangeList.tsx';
import type { KindName } from '../history/document-kinds.ts';
import { loadDescribedChanges } from '../history/load-described-changes.ts';
import { flushPage } from '../saving/commands.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.compare;

export function ComparisonDialog({ comparison: { kind, _id, before, after } }: { comparison: Comparison }) {
  const editor = useEditor();
  const { data, error } = useResult(`${kind} ${_id} ${before} ${after}`, async () => {
    // The server compares what it has stored.
    if (kind === 'page') await flushPage(editor);
    return loadDescribedChanges({ kind: kind as KindName, _id }, before, after);
  });
  const title = t.title({ before: t.version(before), after: t.version(after) });
  return (
    <Dialog title={title} width={860} onClose={() => closeComparison(editor)}>
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{common.loading}</p>}
      {data && <ChangeList changes={data} none={t.none} />}
    </Dialog>
  );
}
