import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { api } from '../../api.ts';
import type { SiteDocument } from '../core/selection.ts';
import { publishSiteDocument, resetSiteDocument, settleSaving } from './site-document-saving.ts';
import type { Editor } from '../core/editor.ts';
import { perform, refreshTexts } from '../core/actions.ts';
import { hasUnpublishedChanges } from '../core/has-unpublished-changes.ts';
import { confirm } from '../core/question-actions.ts';
import { getSession } from '../core/session-actions.ts';
import { siteDocumentNames, siteDocumentStatus } from '../core/site-document-status.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.saving;

/** Visitors see no sub nav until it is published, so there is nothing to restore. */
export const isUnseen = (editor: Pick<Editor, 'state'>, name: SiteDocument): boolean =>
  name === 'subNav' && editor.state.stored.subNav?.published === false;

export async function discardSiteDocument(editor: Editor, name: SiteDocument): Promise<boolean> {
  await settleSaving(editor, name);
  if (siteDocumentStatus(editor.state, name) === 'published') return true;
  const label = siteDocumentNames[name];
  const isSavedLive = () => !hasUnpublishedChanges(editor.state.stored[name]) || isUnseen(editor, name);
  const text = isSavedLive() ? t.restoresSaved(label) : t.restoresPublished(label);
  if (
    !(await confirm(editor, {
      title: common.discardQuestion,
      text,
      yes: common.discard,
      no: common.keepEditing,
      danger: true,
    }))
  )
    return false;
  return runWithToast(
    editor,
    async () => {
      // The draft may have been saved while the question was open.
      await settleSaving(editor, name);
      if (isSavedLive()) {
        replaceContent(editor, name, getSession(editor, name)!.stored);
        resetSiteDocument(editor, name);
      } else {
        replaceContent(editor, name, withStored(await loadPublished(editor, name), getSession(editor, name)!.draft));
        await publishSiteDocument(editor, name);
      }
      refreshTexts(editor);
    },
    t.discarded(label),
  );
}

function replaceContent(editor: Editor, name: SiteDocument, document: Stored): void {
  perform(editor, diff(getSession(editor, name)!.draft, document), { document: name });
}

async function loadPublished(editor: Editor, name: SiteDocument): Promise<Nav | Footer | SubNav> {
  const { _id, domainId, region = '' } = getSession(editor, name)!.stored;
  const scope = { domainId, region };
  const asVisitor = { credentials: 'omit' } as const;
  if (name === 'subNav') return (await api('GET /subNav/list', scope, asVisitor)).find((one) => one._id === _id)!;
  return name === 'nav'
    ? api('POST /nav/loadRegionNav', scope, asVisitor)
    : api('POST /footer/loadRegionFooter', scope, asVisitor);
}

/** Keeps the identity of `stored`, because visitors of a region may see the document of the domain. */
function withStored<T extends Nav | Footer | SubNav>(content: T, stored: T): T {
  const { _id, revision, createdAt, updatedAt, published, lastPublished, domainId, region } = stored as Stored & T;
  const identity = { _id, revision, createdAt, updatedAt, published, lastPublished, domainId, region };
  return {
    ...content,
    ...Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== undefined)),
  } as T;
}
