import { extractLinks, extractUsedPictureIds, extractRichTextLinks } from '../../proto/content.ts';
import type { EventData } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { createEvent, type PendingEvent } from '../kit/bus/outbox.ts';

type Uses = Pick<EventData<typeof siteConfig.events.changed>, 'images' | 'links'>;

export type Kind = EventData<typeof siteConfig.events.changed>['kind'];

/** `live` means that visitors see it; `uses` are the pictures it shows and the addresses it links to, where it can. */
export const changedEvent = (kind: Kind, _id: string, domainId: string, live: boolean, uses: Uses = {}): PendingEvent =>
  createEvent(siteConfig.events.changed, { kind, _id, domainId, live, ...uses });

/** The pictures that a document shows and the addresses that it links to, in its rich texts as well. */
export const extractUses = (content: unknown): Uses => ({
  images: extractUsedPictureIds(content),
  links: [...new Set([...extractLinks(content), ...extractRichTextLinks(content)])],
});

/** Of a document that is deleted. */
export const NO_USES: Uses = { images: [], links: [] };
