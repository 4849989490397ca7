import type { Operation, Path } from '../edit.ts';
import { compactOperations } from './compact.ts';
import { dropCycles, dropSameItems, dropSameMoves } from './moves.ts';
import { findOrphanedEdits } from './orphans.ts';
import { newOutline } from './outline.ts';
import { dropOverlaps } from './overlaps.ts';
import { refineSets } from './refine.ts';
import { replay } from './replay.ts';
import { rebaseOperations } from './rewrite.ts';

/** Where two people changed the same thing differently: the value both began with, and what each made of it. Undefined is nothing. */
export interface Conflict {
  path: Path;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

export interface MergeResult {
  /** Mine, rewritten to be done after theirs, without what is in conflict and what they did too. */
  operations: Operation[];
  conflicts: Conflict[];
}

/** Brings together two batches that were made on the same document. */
export function merge(theirs: readonly Operation[], mine: readonly Operation[]): MergeResult {
  if (theirs.length === 0) return { operations: [...mine], conflicts: [] };
  const outline = newOutline();
  const their = replay(outline, refineSets(compactOperations(theirs)));
  const my = replay(outline, refineSets(compactOperations(mine)));
  const conflicts: Conflict[] = [];
  const left = new Set(my.done);
  dropOverlaps(their, my, left, conflicts);
  dropSameItems(their, my, left, conflicts);
  dropSameMoves(their, my, left, conflicts);
  dropCycles(their, my, left, conflicts);
  const { operations, clashes, state } = rebaseOperations(their, my, left);
  return { operations, conflicts: [...conflicts, ...clashes, ...findOrphanedEdits(their, my, state)] };
}
