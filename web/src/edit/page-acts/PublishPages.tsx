import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { PageBanner } from '../../../../proto/entities/page-banner.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import type { UnpublishedDocument } from '../../../../proto/entities/unpublished.ts';
import { normalizePath } from '../../../../proto/address.ts';
import { toPublicSlug } from '../../../../proto/slug.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { UserFacingError } from '../core/error-message.ts';
import { getSession } from '../core/session-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { toOwnAddress } from '../links/collect-links.ts';
import { common, messages } from '../messages/messages.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { publishSiteDocument } from '../saving/site-document-saving.ts';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { afterAct, onServer } from './on-server.ts';
import type { Outcome } from './task.ts';
import { adoptPage, nameOfPage, skip } from './to-listed-page.ts';
import { verifyPages } from './verify-pages.ts';

const t = messages.pageActs.publish;

interface PublishPagesProps extends ActProps {
  rows: readonly ListedPage[];
  /** Published with the pages, each under the name that the user reads. */
  documents?: readonly (UnpublishedDocument & { label: string })[];
}

export function PublishPages({ rows, documents, ...props }: PublishPagesProps) {
  const editor = useEditor();
  const live = rows.filter(({ status }) => status === 'live');
  const changed = rows.filter(({ status }) => status !== 'live');
  const drafts = changed.filter(({ status }) => status === 'draft');
  const unseen = drafts.filter(({ lastPublished }) => !lastPublished);
  const hidden = new Set(drafts);
  const running: Promise<Outcome>[] = [];
  const takeBack =
    ({ _id }: ListedPage) =>
    async () => ({ page: adoptPage(editor, await api('POST /page/takeBackPublish', { _id })) });
  const publish = async (row: ListedPage): Promise<Outcome> => {
    const { _id, revision, pageType } = row;
    const page = await getOperations(editor, pageType).publish({ page: { _id, revision } });
    hidden.delete(row);
    return { page: adoptPage(editor, page), undo: takeBack(row) };
  };
  const tasksOfPages = changed.map((row) => ({
    name: nameOfPage(row),
    run: () => running[running.push(publish(row)) - 1]!,
    onServer: onServer(editor, row, 'publish', (result) => {
      hidden.delete(row);
      return {
        page: afterAct(row, result, { status: 'live', lastPublished: new Date().toISOString() }),
        undo: takeBack(row),
        undoOnServer: onServer(editor, row, 'takeBackPublish', (undone) => ({ page: afterAct(row, undone) })),
      };
    }),
  }));
  const tasksOfDocuments = (documents ?? []).map((document) => ({
    name: document.label,
    run: async () => {
      // A link to a page that is refused would lead visitors to “not found”.
      await Promise.allSettled(running);
      await publishDocument(editor, document, [...hidden]);
      return {};
    },
  }));
  const tasks = [...tasksOfPages, ...tasksOfDocuments];
  const shown = (documents ?? []).filter(({ kind }) => kind !== 'redirect');
  const redirects = (documents ?? []).length - shown.length;
  return (
    <ActDialog
      {...props}
      title={documents ? t.everything(tasks.length) : t.title}
      yes={common.publish}
      tasks={tasks}
      skipped={skip(t.isLive, live)}
      consequences={[
        ...(unseen.length > 0 ? [t.first(unseen.length)] : []),
        ...(drafts.length > unseen.length ? [t.again(drafts.length - unseen.length)] : []),
        ...(changed.length > drafts.length ? [t.changes(changed.length - drafts.length)] : []),
        ...(shown.length > 0 ? [t.site(shown.map(({ label }) => label))] : []),
        ...(redirects > 0 ? [t.redirects(redirects)] : []),
        ...(changed.length > 0 ? [t.checks] : []),
      ]}
      done={documents ? t.several : t.done}
      receipt={documents && t.published}
      afterwards={(published) => void verifyPages(editor, published)}
    />
  );
}

const publishCalls: Record<UnpublishedDocument['kind'], (document: never) => Promise<unknown>> = {
  nav: (nav) => api('POST /site/publishNav', { nav }),
  footer: (footer) => api('POST /site/publishFooter', { footer }),
  siteSettings: (siteSettings) => api('POST /siteSettings/publishSiteSettings', { siteSettings }),
  brand: (brand) => api('POST /brand/publish', { brand }),
  pageBanner: (banner: PageBanner) => api('POST /pageBanners/publish', { domainId: banner.domainId, banner }),
  subNav: (subNav) => api('POST /subNav/publish', { subNav }),
  redirect: (redirect) => api('POST /siteSettings/publishRedirect', { redirect }),
};

/** Publishes the revision that the user has seen in the list, or the draft of this editor if the document is open in it. */
async function publishDocument(
  editor: Editor,
  { kind, _id, revision }: UnpublishedDocument,
  hidden: readonly ListedPage[],
): Promise<unknown> {
  const session = kind === 'nav' || kind === 'footer' || kind === 'subNav' ? getSession(editor, kind) : undefined;
  const open = session?.stored._id === _id ? session.draft : undefined;
  const { to } = open ? { to: open } : await api('GET /config/compareDocument', { kind, _id, from: 0, to: revision });
  const linked = findLinkedPage(to, hidden, editor.state.visit?.regions ?? []);
  if (linked) throw new UserFacingError(t.linksTo(nameOfPage(linked)));
  if (open) return publishSiteDocument(editor, kind as 'nav' | 'footer' | 'subNav');
  return publishCalls[kind]({ ...to, _id, revision } as never);
}

/** Finds a page that a document of the site links to or, if it is a redirect, leads to. */
export function findLinkedPage<P extends Pick<ListedPage, 'slug'>>(
  document: unknown,
  pages: readonly P[],
  regions: readonly Region[],
): P | undefined {
  const addresses = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    const isAddress = (key === 'href' || key === 'to') && typeof value === 'string';
    if (isAddress) addresses.add(normalizePath(toOwnAddress({ type: 'page', href: value, text: '' }) ?? ''));
    return value;
  });
  return pages.find(({ slug }) =>
    [slug, toPublicSlug(slug, regions)].some((address) => addresses.has(normalizePath(address))),
  );
}
