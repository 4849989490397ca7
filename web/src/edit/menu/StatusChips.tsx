import { useEditor, useEditorState } from '../core/use-editor.ts';
import { clearSelection, openSidebar } from '../core/panel-actions.ts';
import type { SidebarName } from '../core/panel.ts';
import { siteDocumentNames, siteDocumentStatus } from '../core/site-document-status.ts';
import type { ReadonlyState } from '../core/state.ts';
import type { SiteDocument } from '../core/selection.ts';
import { messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

const t = messages.menu;

const panels: Record<SiteDocument, SidebarName> = { nav: 'nav', footer: 'footer', subNav: 'sub-nav' };

export function StatusChips() {
  const editor = useEditor();
  const now = useEditorState();
  return (
    <>
      {(Object.keys(siteDocumentNames) as SiteDocument[]).map((name) => {
        const status = siteDocumentStatus(now, name);
        if (status === 'published') return null;
        return (
          <button
            key={name}
            type="button"
            className={menuStyles.statusWords}
            data-chip={status}
            onClick={() => {
              clearSelection(editor);
              openSidebar(editor, panels[name]);
            }}
          >
            {status === 'unsaved' ? t.notSaved(siteDocumentNames[name]) : t.notPublished(siteDocumentNames[name])}
          </button>
        );
      })}
      {now.visit?.coveredBy && (
        <span className={menuStyles.statusText} data-chip="unsaved">
          {t.coveredBy(now.visit.coveredBy)}
        </span>
      )}
      {now.unsavedForms.map((form) => (
        <span key={form} className={menuStyles.statusText} data-chip="unsaved">
          {t.formNotSaved(form)}
        </span>
      ))}
    </>
  );
}

export const hasChips = (now: ReadonlyState): boolean =>
  now.unsavedForms.length > 0 ||
  now.visit?.coveredBy !== undefined ||
  (Object.keys(siteDocumentNames) as SiteDocument[]).some((name) => siteDocumentStatus(now, name) !== 'published');
