import { extractLinks, extractUsedPictureIds, extractRichTextLinks } from '../../proto/content.ts';
import type { EventData } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';

type Uses = Pick<EventData<typeof siteConfig.events.changed>, 'images' | 'links'>;

export type Kind = EventData<typeof siteConfig.events.changed>['kind'];

/** `live` is true if visitors are affected. */
export const changedEvent = (kind: Kind, _id: string, domainId: string, live: boolean, uses: Uses = {}): PendingEvent =>
  createEvent(siteConfig.events.changed, { kind, _id, domainId, live, ...uses });

export const extractUses = (content: unknown): Uses => ({
  images: extractUsedPictureIds(content),
  links: [...new Set([...extractLinks(content), ...extractRichTextLinks(content)])],
});

export const NO_USES: Uses = { images: [], links: [] };
