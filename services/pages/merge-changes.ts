import { type Operation, apply, merge } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';

interface Changes {
  /** The page as it is now: with theirs done. */
  current: PageContent;
  revision: number;
  /** Both were made on the same older state. */
  theirs: Operation[];
  mine: Operation[];
}

/** The page with mine done after theirs; a Problem with both values, and nothing of mine done, where both changed the same thing. */
export function mergeChanges({ current, revision, theirs, mine }: Changes): PageContent {
  if (theirs.length === 0) return apply(current, mine);
  const { operations, conflicts } = merge(theirs, mine);
  if (conflicts.length === 0) return apply(current, operations);
  const places = conflicts.length === 1 ? 'the same place' : `the same ${conflicts.length} places`;
  throw new Problem('conflict', `Somebody else changed ${places} of this page: choose which value stays.`, {
    revision,
    conflicts,
    theirs,
  });
}
