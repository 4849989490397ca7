import type { Conflict as Merged } from '../../../../proto/edit/merge.ts';
import { isEqual } from '../../../../proto/edit/path.ts';

export interface Conflict extends Merged {
  by: string | null;
}

export type Choice = 'mine' | 'theirs';

/** A decision that becomes invalid when either value changes. */
export interface Decision extends Pick<Merged, 'path' | 'theirs' | 'mine'> {
  choice: Choice;
}

export const pathKey = ({ path }: Pick<Conflict, 'path'>): string => path.join('\n');

export const findChoice = (conflict: Merged, decisions: readonly Decision[]): Choice | undefined =>
  decisions.find(
    ({ path, theirs, mine }) =>
      isEqual(path, conflict.path) && isEqual(theirs, conflict.theirs) && isEqual(mine, conflict.mine),
  )?.choice;

export function addDecisions(decisions: readonly Decision[], added: readonly Decision[]): Decision[] {
  const replaced = new Set(added.map(pathKey));
  return [...decisions.filter((decision) => !replaced.has(pathKey(decision))), ...added];
}
