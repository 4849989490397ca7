import { Problem } from '../../proto/errors.ts';

/** Less than a message of the bus may hold: what is told in one answer has to fit into it. */
const MAX_BYTES = 600_000;

/** Refuses a document that no answer could carry. */
export function requireSize(what: string, document: object): void {
  const bytes = sizeInBytes(document);
  if (bytes > MAX_BYTES)
    throw new Problem(
      'too-large',
      `There is room for ${MAX_BYTES / 1000} kB in ${what}; this has ${Math.ceil(bytes / 1000)}.`,
    );
}

/** Refuses a change after which a domain would have more of a kind than one answer can tell. */
export function requireRoom(what: string, all: object[], most: number): void {
  if (all.length > most)
    throw new Problem('conflict', `A domain has at most ${most} ${what}: remove one that is not used first.`);
  if (sizeInBytes(all) > MAX_BYTES)
    throw new Problem(
      'too-large',
      `All ${what} of a domain have at most ${MAX_BYTES / 1000} kB together: shorten some.`,
    );
}

const sizeInBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
