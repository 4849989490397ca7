import { closeComparison } from '../core/comparison-actions.ts';
import type { Comparison } from '../core/comparison.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { type KindName, getDocumentKind, isKind } from '../history/document-kinds.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type DrawnKind, loadPages, loadDocuments } from './load-version.ts';
import { useDocument } from '../core/use-document.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { useHistory } from '../history/use-history.ts';
import { flushPage, restorePage, type PageRef } from '../saving/commands.ts';
import { useResult } from '../ui/use-call.ts';
import { RenderedComparison } from './RenderedComparison.tsx';
import { RestoreChange } from './RestoreChange.tsx';
import { siteDocumentRefusal } from '../core/permissions.ts';
import type { SiteDocument } from '../core/selection.ts';
import { siteDocumentStatus } from '../core/site-document-status.ts';
import type { Restoring } from './VersionPane.tsx';
import { ChangeList } from '../history/ChangeList.tsx';
import { VersionChoice } from './VersionChoice.tsx';
import { messages } from '../messages/messages.ts';
import type { Editor } from '../core/editor.ts';
import { confirmRestore, restoreRevision } from '../history/restore-document.ts';
import { syncSiteDocument } from '../saving/site-document-saving.ts';
import * as formsStyles from '../ui/styles/forms.module.css';

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

function PageComparison({ comparison }: { comparison: Comparison }) {
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
            name={t.version(before)}
            refusal={refusal}
            onRestored={reload}
          />
        )
      }
    />
  );
}

/** The narrowest screen on which the navigation is a bar. */
const BAR_WIDTH = 1024;

function SiteDocumentComparison({ comparison, kind }: { comparison: Comparison; kind: DrawnKind }) {
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

/** Returns undefined unless the editor has the document open, because only its history can then restore it. */
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

function FieldComparison({ comparison, kind }: { comparison: Comparison; kind: KindName }) {
  const { _id, before, after } = comparison;
  const { rows } = useHistory(kind, _id);
  return (
    <div className={formsStyles.fieldChanges}>
      <VersionChoice comparison={comparison} rows={rows} side="before" />
      <VersionChoice comparison={comparison} rows={rows} side="after" />
      <ChangeList kind={kind} _id={_id} before={before} after={after} none={t.none} />
    </div>
  );
}

const restorePageVersion = async (editor: Editor, page: PageRef, revision: number): Promise<boolean> =>
  (await confirmRestore(editor, 'page')) && restorePage(editor, page, revision);

async function restoreSiteDocument(
  editor: Editor,
  { kind, _id }: { kind: SiteDocument; _id: string },
  revision: number,
): Promise<boolean> {
  if (!(await confirmRestore(editor, kind))) return false;
  return (await restoreRevision(editor, { kind, _id }, revision)) && syncSiteDocument(editor, kind);
}
