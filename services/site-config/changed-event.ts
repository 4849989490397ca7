import { extractLinks, extractRichTextLinks, extractUsedPictureIds } from '../../proto/content.ts';
import type { EventData } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';
import type { Change } from '../kit/documents/decisions.ts';

type Uses = Pick<EventData<typeof siteConfig.events.changed>, 'images' | 'links'>;

export type Kind = EventData<typeof siteConfig.events.changed>['kind'];

export const changedEvent = (kind: Kind, _id: string, domainId: string, live: boolean, uses: Uses = {}): PendingEvent =>
  createEvent(siteConfig.events.changed, { kind, _id, domainId, live, ...uses });

export const changedEvents =
  (kind: Kind) =>
  ({ _id, content, isDeleted, affectsVisitors }: Change<{ domainId: string }>): PendingEvent[] => [
    changedEvent(kind, _id, content.domainId, affectsVisitors, isDeleted ? NO_USES : extractUses(content)),
  ];

export const extractUses = (content: unknown): Required<Uses> => ({
  images: extractUsedPictureIds(content),
  links: [...new Set([...extractLinks(content), ...extractRichTextLinks(content)])],
});

const NO_USES: Uses = { images: [], links: [] };
