import type { Conflict as Merged } from '../../../../proto/edit/merge.ts';
import { isEqual } from '../../../../proto/edit/path.ts';

/** One place of the document that two people changed at once. */
export interface Conflict extends Merged {
  /** Who changed it besides the person here, when it is known. */
  by: string | null;
}

export type Choice = 'mine' | 'theirs';

/** A choice between the two values that were shown. It is void as soon as either of them is another one. */
export interface Decision extends Pick<Merged, 'path' | 'theirs' | 'mine'> {
  choice: Choice;
}

export const pathKey = ({ path }: Pick<Conflict, 'path'>): string => path.join('\n');

/** The choice that was made between exactly these values, if any. */
export const findChoice = (conflict: Merged, decisions: readonly Decision[]): Choice | undefined =>
  decisions.find(
    ({ path, theirs, mine }) =>
      isEqual(path, conflict.path) && isEqual(theirs, conflict.theirs) && isEqual(mine, conflict.mine),
  )?.choice;

/** Adds decisions; the newest one on a place replaces the ones before. */
export function addDecisions(decisions: readonly Decision[], added: readonly Decision[]): Decision[] {
  const places = new Set(added.map(pathKey));
  return [...decisions.filter((one) => !places.has(pathKey(one))), ...added];
}
