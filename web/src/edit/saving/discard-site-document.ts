import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { api } from '../../api.ts';
import type { SiteDocument } from '../core/selection.ts';
import { type PublishedDocument, publishSiteDocument, resetSiteDocument } from './site-document-saving.ts';
import type { Editor } from '../core/editor.ts';
import { perform, refreshTexts } from '../core/actions.ts';
import { confirm } from '../core/question-actions.ts';
import { getSession } from '../core/session-actions.ts';
import { siteDocumentNames, siteDocumentStatus } from '../core/site-document-status.ts';
import { runWithToast } from '../core/toast-actions.ts';

export async function discardSiteDocument(editor: Editor, name: SiteDocument): Promise<boolean> {
  const status = siteDocumentStatus(editor.state, name);
  if (status === 'published') return true;
  const label = siteDocumentNames[name];
  const text =
    status === 'unsaved'
      ? `${label}: the last saved version is restored.`
      : `${label}: the version that visitors see now is restored.`;
  if (!(await confirm(editor, { title: 'Discard changes?', text, yes: 'Discard', no: 'Keep editing', danger: true })))
    return false;
  return runWithToast(
    editor,
    async () => {
      if (status === 'unsaved' || name === 'subNav') {
        replaceContent(editor, name, getSession(editor, name)!.stored);
        resetSiteDocument(editor, name);
      } else {
        replaceContent(editor, name, withStored(await loadPublished(editor, name), getSession(editor, name)!.draft));
        await publishSiteDocument(editor, name);
      }
      refreshTexts(editor);
    },
    `${label} changes discarded`,
  );
}

function replaceContent(editor: Editor, name: SiteDocument, document: Stored): void {
  perform(editor, diff(getSession(editor, name)!.draft, document), { document: name });
}

function loadPublished(editor: Editor, name: PublishedDocument): Promise<Nav | Footer> {
  const { domainId, region = '' } = getSession(editor, name)!.stored;
  const scope = { domainId, region };
  const asVisitor = { credentials: 'omit' } as const;
  return name === 'nav'
    ? api('POST /nav/loadRegionNav', scope, asVisitor)
    : api('POST /footer/loadRegionFooter', scope, asVisitor);
}

/** Keeps the identity of `stored`, because visitors of a region may see the document of the domain. */
function withStored<T extends Nav | Footer>(content: Nav | Footer, stored: T): Nav | Footer {
  const { _id, revision, createdAt, updatedAt, published, lastPublished, domainId, region } = stored as Stored & T;
  const identity = { _id, revision, createdAt, updatedAt, published, lastPublished, domainId, region };
  return {
    ...content,
    ...Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined)),
  } as T;
}
