import type { Operation, Place } from '../../../../proto/edit.ts';
import { inserting, moving, removing, setting } from '../../../../proto/edit/make.ts';
import type { Conflict as Merged } from '../../../../proto/edit/merge.ts';
import { isEqual, isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { fit } from '../core/fit.ts';

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

export const placeName = ({ path }: Pick<Conflict, 'path'>): string => path.join('\n');

/** The choice that was made between exactly these values, if any. */
export const choiceOf = (conflict: Merged, decisions: readonly Decision[]): Choice | undefined =>
  decisions.find(
    ({ path, theirs, mine }) =>
      isEqual(path, conflict.path) && isEqual(theirs, conflict.theirs) && isEqual(mine, conflict.mine),
  )?.choice;

/** Adds decisions; the newest one on a place replaces the ones before. */
export function addDecisions(decisions: readonly Decision[], added: readonly Decision[]): Decision[] {
  const places = new Set(added.map(placeName));
  return [...decisions.filter((one) => !places.has(placeName(one))), ...added];
}

/** What puts mine in place of theirs, on a document that has theirs. */
export function takeMine(document: object, { path, mine }: Merged): Operation[] {
  const last = path.at(-1)!;
  if (!isKeyPart(last)) return fit(document, [setting(document, path, mine)]).operations;
  const [list, key] = [path.slice(0, -1), last.slice(1)];
  const isThere = valueAt(document, path) !== undefined;
  if (isPlace(mine)) return isThere ? fit(document, [moving(document, list, key, mine)]).operations : [];
  const away = isThere ? [removing(document, list, key)] : [];
  if (!isRecord(mine)) return away;
  const items = (valueAt(document, list) ?? []) as { key: string }[];
  const after = isThere ? items[items.findIndex((item) => item.key === key) - 1]?.key : items.at(-1)?.key;
  return [...away, inserting(document, list, after ?? null, { ...mine, key })];
}

/** Where two people moved an item to different places, these are what stands against each other. */
const isPlace = (value: unknown): value is Place =>
  isRecord(value) && Array.isArray(value.path) && 'after' in value && !('key' in value);
