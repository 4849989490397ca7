import type { SiteDocument } from './selection.ts';
import type { ReadonlyState } from './state.ts';
import { hasUnpublishedChanges } from './has-unpublished-changes.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core.siteDocumentStatus;

type SiteDocumentStatus = 'unsaved' | 'unpublished' | 'published';

export const siteDocumentNames: Record<SiteDocument, string> = {
  nav: common.navigation,
  footer: common.footer,
  subNav: common.subNav,
};

export function siteDocumentStatus(
  { unsaved, stored }: Pick<ReadonlyState, 'unsaved' | 'stored'>,
  name: SiteDocument,
): SiteDocumentStatus {
  if (unsaved[name]) return 'unsaved';
  return hasUnpublishedChanges(stored[name]) ? 'unpublished' : 'published';
}

export const statusMessage: Record<SiteDocumentStatus, string> = {
  unsaved: common.notSavedYet,
  unpublished: t.unpublished,
  published: t.published,
};

export const statusNotice = (status: SiteDocumentStatus): string | undefined =>
  status === 'published' ? undefined : statusMessage[status];
