import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { MAX_CONTENT_BYTES } from '../kit/bus/message-size.ts';

/** One response contains all documents of a kind, or the settings with all redirects. */
const MAX_BYTES = (MAX_CONTENT_BYTES * 2) / 3;

export function requireSize(what: string, document: object, max = MAX_BYTES): void {
  const bytes = sizeInBytes(document);
  if (bytes > max)
    throw siteConfigRefusals.documentTooLarge({ max: max / 1000, name: what, size: Math.ceil(bytes / 1000) });
}

export function requireRoom(what: string, all: object[], max: number): void {
  if (all.length > max) throw siteConfigRefusals.tooManyDocuments({ max, kind: what });
  if (sizeInBytes(all) > MAX_BYTES) throw siteConfigRefusals.documentsTooLarge({ max: MAX_BYTES / 1000, kind: what });
}

const sizeInBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
