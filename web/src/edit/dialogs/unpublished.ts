import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { UnpublishedDocument } from '../../../../proto/entities/unpublished.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { siteDocumentRefusal } from '../core/permissions.ts';
import { flushInBackground } from '../saving/commands.ts';
import { saveSiteDocument } from '../saving/site-document-saving.ts';
import { loadFound } from '../ui/use-selection.ts';
import { findPages } from './pages/use-listed-pages.ts';

export type UnpublishedItem = (ListedPage & { kind: 'page' }) | UnpublishedDocument;

interface Unpublished {
  pages: readonly ListedPage[];
  documents: readonly UnpublishedDocument[];
  /** Whether there are more than are listed. */
  isCut: boolean;
}

/** Saves what is being edited first, so that the list contains it. A draft that cannot be saved stays on the device. */
export async function loadUnpublished(editor: Editor, region: string, signal: AbortSignal): Promise<Unpublished> {
  await flushInBackground(editor);
  for (const name of ['nav', 'footer', 'subNav'] as const)
    if (editor.state.unsaved[name] && !siteDocumentRefusal(editor.state, name))
      await saveSiteDocument(editor, name).catch(() => undefined);
  const newest = { region, sort: 'updatedAt', direction: 'desc' } as const;
  const [drafts, changed, site] = await Promise.all([
    // A template is a draft that is copied, and need not be published.
    loadFound((part) => findPages({ ...newest, ...part, status: 'draft', isTemplate: false }, signal)),
    loadFound((part) => findPages({ ...newest, ...part, status: 'changed' }, signal)),
    api('GET /config/listUnpublished', { region }, { signal }),
  ]);
  const pages = [...drafts.rows, ...changed.rows];
  const isCut = pages.length + site.documents.length < drafts.total + changed.total + site.total;
  return { pages, documents: site.documents, isCut };
}

/** Returns what visitors do not see, the last changed first; `outcomes` are pages that the lists may not contain yet. */
export function mergeUnpublished(
  { pages, documents }: Pick<Unpublished, 'pages' | 'documents'>,
  outcomes: readonly ListedPage[] = [],
): UnpublishedItem[] {
  const newest = new Map<string, ListedPage>();
  for (const page of [...pages, ...outcomes])
    if ((newest.get(page._id)?.revision ?? 0) <= page.revision) newest.set(page._id, page);
  const unpublished = [...newest.values()].filter(({ status }) => status !== 'live');
  const items = [...unpublished.map((page) => ({ ...page, kind: 'page' as const })), ...documents];
  return items.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** Somebody has decided that visitors shall not see it, so it is published only if it is selected. */
export const isWithdrawn = (item: UnpublishedItem): boolean =>
  Boolean(item.lastPublished) && !(item.kind === 'page' ? item.status === 'changed' : item.published);

/** The call only lists site documents that the user may publish, and pages that the user may see. */
export const mayPublish = (item: UnpublishedItem): boolean => item.kind !== 'page' || item.publishableByYou !== false;
