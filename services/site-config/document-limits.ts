import { Problem } from '../../proto/errors.ts';

/** A response must fit in one NATS message. */
const MAX_BYTES = 600_000;

export function requireSize(what: string, document: object): void {
  const bytes = sizeInBytes(document);
  if (bytes > MAX_BYTES)
    throw new Problem(
      'too-large',
      `There is room for ${MAX_BYTES / 1000} kB in ${what}; this has ${Math.ceil(bytes / 1000)} kB.`,
    );
}

/** One response carries all documents of a kind in a domain. */
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
