import type { Operation, Path } from '../edit.ts';
import { compact } from './compact.ts';
import { dropCycles, dropSameItems, dropSameMoves } from './moves.ts';
import { orphans } from './orphans.ts';
import { newOutline } from './outline.ts';
import { dropOverlaps } from './overlaps.ts';
import { refine } from './refine.ts';
import { replay } from './replay.ts';
import { rewrite } from './rewrite.ts';

/** Where two people changed the same thing differently: the value both began with, and what each made of it. Undefined is nothing. */
export interface Conflict {
  path: Path;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

export interface Merged {
  /** Mine, rewritten to be done after theirs, without what is in conflict and what they did too. */
  operations: Operation[];
  conflicts: Conflict[];
}

/** Brings together two batches that were made on the same document. */
export function merge(theirs: readonly Operation[], mine: readonly Operation[]): Merged {
  if (theirs.length === 0) return { operations: [...mine], conflicts: [] };
  const outline = newOutline();
  const their = replay(outline, refine(compact(theirs)));
  const my = replay(outline, refine(compact(mine)));
  const conflicts: Conflict[] = [];
  const left = new Set(my.done);
  dropOverlaps(their, my, left, conflicts);
  dropSameItems(their, my, left, conflicts);
  dropSameMoves(their, my, left, conflicts);
  dropCycles(their, my, left, conflicts);
  const { operations, clashes, state } = rewrite(their, my, left);
  return { operations, conflicts: [...conflicts, ...clashes, ...orphans(their, my, state)] };
}
