import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import type { SiteDocument } from '../core/selection.ts';
import { confirmRestore, restoreRevision } from '../history/restore-document.ts';
import { common, messages } from '../messages/messages.ts';
import { changePage, type PageRef } from '../saving/commands.ts';
import { syncSiteDocument } from '../saving/site-document-saving.ts';

export async function restorePageVersion(editor: Editor, page: PageRef, revision: number): Promise<boolean> {
  if (!(await confirmRestore(editor, 'page'))) return false;
  return changePage(
    editor,
    page,
    `restore-version-${revision}`,
    messages.history.restored({ kind: common.page, version: revision }),
    ({ _id }) => api('POST /page/restore', { _id, revision }),
  );
}

export async function restoreSiteDocument(
  editor: Editor,
  { kind, _id }: { kind: SiteDocument; _id: string },
  revision: number,
): Promise<boolean> {
  if (!(await confirmRestore(editor, kind))) return false;
  return (await restoreRevision(editor, { kind, _id }, revision)) && syncSiteDocument(editor, kind);
}
