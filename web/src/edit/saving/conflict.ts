import type { Operation, Place } from '../../../../proto/edit.ts';
import { inserting, moving, removing, setting } from '../../../../proto/edit/make.ts';
import type { Conflict as Merged } from '../../../../proto/edit/merge.ts';
import { isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { fit } from '../core/fit.ts';

/** One place of the document that two people changed at once. */
export interface Conflict extends Merged {
  /** Who changed it besides the person here, when it is known. */
  by: string | null;
}

export type Choice = 'mine' | 'theirs';
/** By the name of the conflict's place. */
export type Choices = Readonly<Record<string, Choice>>;

export const placeName = ({ path }: Pick<Conflict, 'path'>): string => path.join('\n');

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
