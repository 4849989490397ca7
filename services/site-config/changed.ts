import type { DataOf } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { fact, type Fact } from '../kit/bus/facts.ts';

export type Kind = DataOf<typeof siteConfig.events.changed>['kind'];

/** `live` tells that visitors see it; `images` are the pictures that it shows, where it can show some. */
export const changed = (kind: Kind, _id: string, domainId: string, live: boolean, images?: string[]): Fact =>
  fact(siteConfig.events.changed, { kind, _id, domainId, live, ...(images && { images }) });
