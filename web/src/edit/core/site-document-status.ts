import type { SiteDocument } from '../saving/site-document-saving.ts';
import type { EditorState } from './state.ts';
import { hasUnpublishedChanges } from './has-unpublished-changes.ts';

export type SiteDocumentStatus = 'unsaved' | 'unpublished' | 'published';

export const siteDocumentNames: Record<SiteDocument, string> = {
  nav: 'Navigation',
  footer: 'Footer',
  subNav: 'Sub nav',
};

/** How far the navigation or the footer has come on its way to visitors. */
export function siteDocumentStatus(
  { unsaved, stored }: Pick<EditorState, 'unsaved' | 'stored'>,
  name: SiteDocument,
): SiteDocumentStatus {
  if (unsaved[name]) return 'unsaved';
  return hasUnpublishedChanges(stored[name]) ? 'unpublished' : 'published';
}

export const statusMessage: Record<SiteDocumentStatus, string> = {
  unsaved: 'Not saved yet',
  unpublished: 'Saved, not published yet: visitors see the earlier one',
  published: 'Visitors see it as it is here',
};

/** What the menu says of it. */
export const statusNotice = (status: SiteDocumentStatus): string | undefined =>
  status === 'published' ? undefined : statusMessage[status];
