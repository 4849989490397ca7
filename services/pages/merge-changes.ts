import { type Operation, apply, merge } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';

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
  const details = { revision, conflicts, theirs: remote };
  const count = conflicts.length;
  throw count === 1 ? pageRefusals.changedValue({}, details) : pageRefusals.changedValues({ count }, details);
}
