import type { Comparison } from '../core/comparison.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import type { SiteDocument } from '../core/selection.ts';
import { siteDocumentStatus } from '../core/site-document-status.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useHistory } from '../history/use-history.ts';
import { useResult } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';
import { RenderedComparison } from './RenderedComparison.tsx';
import type { Restoring } from './VersionPane.tsx';
import { type DrawnKind, loadDocuments } from './load-version.ts';
import { restoreSiteDocument } from './restore-version.ts';

/** The narrowest screen on which the navigation is a bar. */
const BAR_WIDTH = 1024;

export function SiteDocumentComparison({ comparison, kind }: { comparison: Comparison; kind: DrawnKind }) {
  const { _id, before, after } = comparison;
  const url = useEditorState().visit?.url;
  const restoring = useRestoring(kind, _id);
  const loaded = useResult(JSON.stringify([kind, _id, before, after, url]), (signal) =>
    loadDocuments(comparison, { kind, url }, signal),
  );
  const { rows, reload } = useHistory(kind, _id);
  return (
    <RenderedComparison
      comparison={comparison}
      rows={rows}
      loaded={{
        ...loaded,
        reload: () => {
          loaded.reload();
          void reload();
        },
      }}
      preferredWidth={BAR_WIDTH}
      refusal={restoring?.refusal}
      restoring={restoring}
    />
  );
}

/** Only what the editor has open is restored here; its history restores the others. */
function useRestoring(kind: DrawnKind, _id: string): Restoring | undefined {
  const editor = useEditor();
  const now = useEditorState();
  if (!isSiteDocument(kind) || now.documents[kind]?._id !== _id) return undefined;
  const isUnsaved = siteDocumentStatus(now, kind) === 'unsaved';
  return {
    refusal: siteDocumentRefusal(now, kind) ?? (isUnsaved ? messages.sidebar.siteDocument.restoreRefusal : undefined),
    restore: (revision) => restoreSiteDocument(editor, { kind, _id }, revision),
  };
}

const isSiteDocument = (kind: DrawnKind): kind is SiteDocument => kind !== 'pageBanner';
