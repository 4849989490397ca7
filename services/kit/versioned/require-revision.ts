import { Problem } from '../../../proto/errors.ts';

/** Refuses a change of a stored document that does not say which revision it was made on, or was made on an older one. */
export function requireRevision(revision: number | undefined, head: { revision: number } | null, what: string): void {
  if (!head || revision === head.revision) return;
  const details = { revision: head.revision };
  if (revision === undefined)
    throw new Problem(
      'invalid',
      `Name the revision you started from: ${what} is at revision ${head.revision}.`,
      details,
    );
  throw new Problem(
    'conflict',
    `You started from revision ${revision}, but ${what} is at revision ${head.revision}: somebody else has changed it.`,
    details,
  );
}
