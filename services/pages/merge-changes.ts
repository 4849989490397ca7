import { type Operation, apply, merge } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';

interface Changes {
  current: PageContent;
  revision: number;
  remote: Operation[];
  local: Operation[];
}

/** Throws Problem `conflict` with both values, and applies nothing, if both sides changed the same value. */
export function mergeChanges({ current, revision, remote, local }: Changes): PageContent {
  if (remote.length === 0) return apply(current, local);
  const { operations, conflicts } = merge(remote, local);
  if (conflicts.length === 0) return apply(current, operations);
  const values = conflicts.length === 1 ? 'the same value' : `the same ${conflicts.length} values`;
  throw new Problem('conflict', `Someone else changed ${values} on this page: choose which to keep.`, {
    revision,
    conflicts,
    theirs: remote,
  });
}
