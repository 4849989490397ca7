import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';

type SentPage = Parameters<typeof api<'POST /page/save'>>[1]['page'];

// eslint-disable-next-line project/no-module-state -- The functions have no editor, and the console belongs to the document.
const warned = new Set<string>();

function warnOnce(name: string, instead: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  // eslint-disable-next-line no-console -- a deprecation is for the developer who reads the console.
  console.warn(`${name} is deprecated: use ${instead} instead.`);
}

/** @deprecated Use the `save` operation of the page type. */
export function savePage(page: SentPage): Promise<Page> {
  warnOnce('savePage', 'the save operation of the page type');
  return api('POST /page/save', { page });
}

/** @deprecated Use the `load` operation of the page type. The server finds the domain by the host name. */
export function loadPage(slug: string): Promise<Page> {
  warnOnce('loadPage', 'the load operation of the page type');
  return api('GET /page/load', { slug });
}

/** @deprecated Use the `delete` operation of the page type. */
export function deletePage(_id: string): Promise<{ _id: string }> {
  warnOnce('deletePage', 'the delete operation of the page type');
  return api('POST /page/delete', { _id });
}

/** @deprecated Use the `publish` operation of the page type. Saves the page first; for a listing the listing is published too. */
export async function publishPage(page: SentPage): Promise<Page> {
  warnOnce('publishPage', 'the publish operation of the page type');
  const { _id, revision } = await api('POST /page/save', { page });
  const published = await api('POST /page/publishPage', { page: { _id, revision } });
  if (published.template !== 'listing') return published;
  const { listing } = await api('GET /listing/findById', { id: _id });
  await api('POST /listing/publishListing', { listing });
  return api('GET /page/load', { slug: published.slug });
}

/** @deprecated Use the `unpublish` operation of the page type. */
export function unpublishPage(_id: string): Promise<Page> {
  warnOnce('unpublishPage', 'the unpublish operation of the page type');
  return api('POST /page/unpublishPage', { _id });
}
