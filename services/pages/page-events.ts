import { pages } from '../../proto/pages.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';
import type { Author, VersionedDocument } from '../kit/versioned/versioned.ts';
import { toPage } from './present-page.ts';

interface CommittedPage {
  draft: VersionedDocument<PageContent> | null;
  live: VersionedDocument<PageContent> | null;
  by: Author;
}

export const savedEvents = ({ draft, by }: CommittedPage): PendingEvent[] => [
  createEvent(pages.events.saved, { page: toPage(draft!), by }),
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
