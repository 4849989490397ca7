import type { Comparison } from '../core/comparison.ts';
import { useDocument } from '../core/use-document.ts';
import { useEditor } from '../core/use-editor.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { useHistory } from '../history/use-history.ts';
import { flushPage } from '../saving/commands.ts';
import { useResult } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';
import { RenderedComparison } from './RenderedComparison.tsx';
import { RestoreChange } from './RestoreChange.tsx';
import { loadPages } from './load-version.ts';
import { restorePageVersion } from './restore-version.ts';

export function PageComparison({ comparison }: { comparison: Comparison }) {
  const editor = useEditor();
  const { _id, before, after } = comparison;
  const loaded = useResult(`${_id} ${before} ${after}`, async (signal) => {
    // The server compares what it has stored.
    await flushPage(editor);
    return loadPages(comparison, signal);
  });
  const { rows } = useHistory('page', _id, useDocument('page')?.revision);
  const refusal = usePageRefusal('edit');
  const { data, reload } = loaded;
  return (
    <RenderedComparison
      comparison={comparison}
      rows={rows}
      loaded={loaded}
      refusal={refusal}
      restoring={{
        refusal,
        restore: (revision) => restorePageVersion(editor, { _id, slug: data?.earlier.slug ?? '' }, revision),
      }}
      actionsOf={(change) =>
        data && (
          <RestoreChange
            change={change}
            version={data.earlier}
            name={messages.compare.version(before)}
            refusal={refusal}
            onRestored={reload}
          />
        )
      }
    />
  );
}
