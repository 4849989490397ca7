import { pages } from '../../proto/pages.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';
import type { VersionedDocument } from '../kit/versioned/versioned.ts';
import { toPage } from './present-page.ts';

interface CommittedPage {
  draft: VersionedDocument<PageContent> | null;
  live: VersionedDocument<PageContent> | null;
}

export const savedEvents = ({ draft }: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.saved, { page: toPage(draft!) }),
];

export const publishedEvents = (after: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.published, { page: toPage(after.live!) }),
  ...savedEvents(after),
];

export const unpublishedEvents = (after: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.unpublished, { page: toPage(after.draft!) }),
  ...savedEvents(after),
];

export const deletedEvents =
  ({ _id, domainId, slug }: VersionedDocument<PageContent>, redirectTo?: string) =>
  (): PendingEvent[] => [
    createEvent(pages.events.deleted, { _id, domainId, slug, ...(redirectTo !== undefined && { redirectTo }) }),
  ];
