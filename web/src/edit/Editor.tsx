import { useEffect, useMemo } from 'react';
import type { Visit } from '../../../proto/visit.ts';
import { ArticleSourceContext } from '../blocks/parts/articles.ts';
import { EditingContext } from '../blocks/parts/parts-context.ts';
import { allViews } from '../visit/loading/all-views.ts';
import { ViewsProvider } from '../visit/loading/views.tsx';
import { Page } from '../visit/Page.tsx';
import type { Navigate } from '../visit/context/visit-context.ts';
import { EditorOverlay } from './EditorOverlay.tsx';
import { useEditedArticles } from './canvas/use-edited-articles.ts';
import { directives } from './canvas/directives.ts';
import { useEditor, useEditorState, EditorContext } from './core/use-editor.ts';
import { createEditor } from './core/editor.ts';
import { fitPageMode } from './core/panel-actions.ts';
import { documentRefusal, selectRefusal } from './core/permissions.ts';
import { showEditions, useEditions } from './core/picture-editions.ts';
import { showError } from './core/toast-actions.ts';
import { useEditedVisit } from './core/use-edited-visit.ts';
import { useLeaveGuard } from './core/use-leave-guard.ts';
import { useDocuments } from './saving/use-documents.ts';
import { useClipboard } from './clipboard/use-clipboard.ts';
import { useKeys } from './canvas/use-keys.ts';
import { canLeavePage, losesOnUnload } from './leaving/unsaved.ts';
import { useCanvas } from './canvas/use-canvas.ts';
import { messages } from './messages/messages.ts';
import { useCaretInView } from './canvas/use-caret-in-view.ts';
import { useTouch } from './canvas/use-touch.ts';

export interface EditorProps {
  visit: Visit;
  navigate: Navigate;
}

/** The view and its editor outlive the mounted component, so that nothing is lost after an error in a view. */
export function createEditorView() {
  const editor = createEditor();
  return function Editor(props: EditorProps) {
    return (
      <EditorContext value={editor}>
        <ViewsProvider views={allViews}>
          <EditedPage {...props} />
        </ViewsProvider>
      </EditorContext>
    );
  };
}

function EditedPage({ visit, navigate }: EditorProps) {
  useDocuments(visit);
  useLeaveGuard(losesOnUnload, canLeavePage);
  useKeys();
  useRefusedRecovery();
  const editor = useEditor();
  const now = useEditorState();
  const selecting = now.activeMenuItem === 'select';
  const mayEdit = !selectRefusal(now);
  useEffect(() => fitPageMode(editor, mayEdit), [editor, mayEdit, now.activeMenuItem]);
  useTouch(selecting);
  useCanvas(selecting);
  useCaretInView(selecting);
  useClipboard(selecting);
  return (
    <ArticleSourceContext value={useEditedArticles}>
      <Canvas visit={visit} selecting={selecting} />
      <EditorOverlay navigate={navigate} />
    </ArticleSourceContext>
  );
}

/** Separate from `Editor`, because only this part renders after each edit. */
function Canvas({ visit, selecting }: { visit: Visit; selecting: boolean }) {
  const editor = useEditor();
  const editing = !documentRefusal(useEditorState(), 'page') && selecting;
  const editedVisit = useEditedVisit(visit);
  const editions = useEditions();
  const shownVisit = useMemo(() => showEditions(editedVisit, editions, editing), [editedVisit, editions, editing]);
  return (
    <EditingContext value={editing ? directives(editor) : null}>
      <Page visit={shownVisit} />
    </EditingContext>
  );
}

/** A password link cannot be used while signed in. */
function useRefusedRecovery(): void {
  const editor = useEditor();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('token')) showError(editor, messages.core.signedInAsOther);
  }, [editor]);
}
