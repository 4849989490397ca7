import { type Operation, diff } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import type { Head, Log } from '../kit/versioned/versioned.ts';
import { loadContentAt } from './content-at.ts';

/** What was accepted after a revision, in order. */
export async function loadChangesSince(
  base: number,
  { revision }: Pick<Head<PageContent>, 'revision'>,
  log: Log<PageContent>,
): Promise<Operation[]> {
  if (base === revision) return [];
  if (base > revision)
    throw new Problem('invalid', `The page has no revision ${base} yet: it is at revision ${revision}.`);
  const theirs = await log.since(base);
  if (theirs) return theirs;
  throw new Problem('conflict', `Revision ${base} is too old to be merged: load the page again.`, {
    revision,
    conflicts: [],
    theirs: [],
  });
}

/** The same for a change that became a revision of its own already: what stood between. */
export async function loadChangesBetween(base: number, own: number, log: Log<PageContent>): Promise<Operation[]> {
  return own - 1 > base ? diff(await loadContentAt(log, base), await loadContentAt(log, own - 1)) : [];
}
