import { publishStatus } from '../../../../proto/publish-status.ts';
import { common, messages } from '../messages/messages.ts';

type Dates = Parameters<typeof publishStatus>[0];

/** Returns the words that lists of every kind of document use for drafts, live documents and unpublished changes. */
export function describePublishStatus(document: Dates): string {
  const status = publishStatus(document);
  return status === 'draft' ? common.draft : messages.pages.statuses[status];
}
