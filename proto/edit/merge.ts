import type { Operation, Path } from './operation.ts';
import { compactOperations } from './invert.ts';
import { dropCycles, dropSameItems, dropSameMoves } from './moves.ts';
import { findOrphanedEdits, dropOverlaps } from './conflicts.ts';
import { newOutline } from './outline.ts';
import { refineSets } from './refine.ts';
import { replay } from './replay.ts';
import { rebaseOperations } from './rewrite.ts';

export interface Conflict {
  path: Path;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

export interface MergeResult {
  operations: Operation[];
  conflicts: Conflict[];
}

export function merge(theirs: readonly Operation[], mine: readonly Operation[]): MergeResult {
  if (theirs.length === 0) return { operations: [...mine], conflicts: [] };
  const outline = newOutline();
  const their = replay(outline, refineSets(compactOperations(theirs)));
  const my = replay(outline, refineSets(compactOperations(mine)));
  const conflicts: Conflict[] = [];
  const remaining = new Set(my.done);
  dropOverlaps(their, my, remaining, conflicts);
  dropSameItems(their, my, remaining, conflicts);
  dropSameMoves(their, my, remaining, conflicts);
  dropCycles(their, my, remaining, conflicts);
  const { operations, clashes, state } = rebaseOperations(their, my, remaining);
  const all = [...conflicts, ...clashes, ...findOrphanedEdits(their, my, state)];
  return { operations, conflicts: joinReplacements(all) };
}

/** Reports one conflict for an item that was removed and inserted again. */
function joinReplacements(conflicts: Conflict[]): Conflict[] {
  const joined = new Map<string, Conflict>();
  for (const conflict of conflicts) {
    const path = conflict.path.join('\n');
    const removal = joined.get(path);
    joined.set(path, removal ? { ...removal, mine: conflict.mine } : conflict);
  }
  return [...joined.values()];
}
