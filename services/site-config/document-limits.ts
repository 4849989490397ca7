import { Problem } from '../../proto/errors.ts';
import { MAX_CONTENT_BYTES } from '../kit/bus/message-size.ts';

/** One response carries all documents of a kind, or the settings with the redirects. */
const MAX_BYTES = (MAX_CONTENT_BYTES * 2) / 3;

export function requireSize(what: string, document: object): void {
  const bytes = sizeInBytes(document);
  if (bytes > MAX_BYTES)
    throw new Problem(
      'too-large',
      `There is room for ${MAX_BYTES / 1000} kB in ${what}; this has ${Math.ceil(bytes / 1000)} kB.`,
    );
}

export function requireRoom(what: string, all: object[], max: number): void {
  if (all.length > max)
    throw new Problem('conflict', `A domain has at most ${max} ${what}: remove one that is not used first.`);
  if (sizeInBytes(all) > MAX_BYTES)
    throw new Problem(
      'too-large',
      `All ${what} of a domain have at most ${MAX_BYTES / 1000} kB in total: shorten some.`,
    );
}

const sizeInBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
