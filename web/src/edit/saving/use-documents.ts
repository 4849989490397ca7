import { useEffect, useState } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { openSiteDocument } from './site-document-saving.ts';
import { useEditor } from '../core/use-editor.ts';
import { adoptVisitPage, openPage } from './commands.ts';
import { closePagePanel } from '../core/panel-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { setVisit } from '../core/session-status-actions.ts';

export function useDocuments(visit: Visit): void {
  const editor = useEditor();
  if (!editor.state.visit) setVisit(editor, visit);
  useEffect(() => setVisit(editor, visit), [editor, visit]);
  useEffect(() => openSiteDocument(editor, 'nav', visit.nav), [editor, visit.nav]);
  useEffect(() => openSiteDocument(editor, 'footer', visit.footer), [editor, visit.footer]);
  useEffect(() => {
    if (visit.page) adoptVisitPage(editor, visit.page);
  }, [editor, visit.page]);
  const id = visit.page?._id ?? '';
  const [first] = useState({ visit });
  first.visit = visit;
  useEffect(() => {
    const { page } = first.visit;
    if (!page) return;
    const leave = openPage(editor, page);
    return () => {
      leave();
      closePagePanel(editor);
      setSession(editor, 'page', null);
    };
  }, [id, first, editor]);
}
