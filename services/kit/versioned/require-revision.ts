import { Problem } from '../../../proto/errors.ts';

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
