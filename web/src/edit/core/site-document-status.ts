import type { SiteDocument } from './selection.ts';
import type { ReadonlyState } from './state.ts';
import { hasUnpublishedChanges } from './has-unpublished-changes.ts';

export type SiteDocumentStatus = 'unsaved' | 'unpublished' | 'published';

export const siteDocumentNames: Record<SiteDocument, string> = {
  nav: 'Navigation',
  footer: 'Footer',
  subNav: 'Sub nav',
};

export function siteDocumentStatus(
  { unsaved, stored }: Pick<ReadonlyState, 'unsaved' | 'stored'>,
  name: SiteDocument,
): SiteDocumentStatus {
  if (unsaved[name]) return 'unsaved';
  return hasUnpublishedChanges(stored[name]) ? 'unpublished' : 'published';
}

export const statusMessage: Record<SiteDocumentStatus, string> = {
  unsaved: 'Not saved yet',
  unpublished: 'Saved, not published yet: visitors see the previous version',
  published: 'Published: visitors see this version',
};

export const statusNotice = (status: SiteDocumentStatus): string | undefined =>
  status === 'published' ? undefined : statusMessage[status];
