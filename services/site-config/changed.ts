import { linksOf, picturesUsedBy, richTextLinksOf } from '../../proto/content.ts';
import type { DataOf } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { fact, type Fact } from '../kit/bus/facts.ts';

type Uses = Pick<DataOf<typeof siteConfig.events.changed>, 'images' | 'links'>;

export type Kind = DataOf<typeof siteConfig.events.changed>['kind'];

/** `live` means that visitors see it; `uses` are the pictures it shows and the addresses it links to, where it can. */
export const changed = (kind: Kind, _id: string, domainId: string, live: boolean, uses: Uses = {}): Fact =>
  fact(siteConfig.events.changed, { kind, _id, domainId, live, ...uses });

/** The pictures that a document shows and the addresses that it links to, in its rich texts as well. */
export const usesOf = (content: unknown): Uses => ({
  images: picturesUsedBy(content),
  links: [...new Set([...linksOf(content), ...richTextLinksOf(content)])],
});

/** Of a document that is deleted. */
export const nothingUsed: Uses = { images: [], links: [] };
