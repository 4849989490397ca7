import type { KeyedItem, Operation, Path } from '../../../../proto/edit.ts';
import { createInsert, createMove, createRemove, operationsBelow } from '../../../../proto/edit/create-operation.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { type PlacedItem, isBlock, listOf, placeItems } from './place-items.ts';

type Restoration = { operations: Operation[]; path: Path | null } | 'owner-missing';

/**
 * The changes that restore this block in the draft as it is in the version: its content and position, or its absence.
 */
export function restoreBlock(draft: object, version: object, key: string, newKey: () => string): Restoration {
  const [now, then] = [placeItems(draft, isBlock), placeItems(version, isBlock)];
  const [current, earlier] = [now.get(key), then.get(key)];
  if (!earlier) return { operations: current ? [createRemove(draft, current.list, key)] : [], path: null };
  if (current) return reset(draft, current, earlier, now);
  const list = listInDraft(earlier, now);
  if (!list) return 'owner-missing';
  const item = withFreeKeys(earlier.item, new Set(now.keys()), newKey) as KeyedItem;
  return {
    operations: [createInsert(draft, list, anchorIn(draft, list, version, earlier, key), item)],
    path: [...list, `#${key}`],
  };
}

export function restoreFields(draft: object, version: object, fields: readonly string[]): Operation[] {
  const pick = (page: object) => Object.fromEntries(Object.entries(page).filter(([field]) => fields.includes(field)));
  return diff(pick(draft), pick(version));
}

function reset(draft: object, current: PlacedItem, earlier: PlacedItem, now: Map<string, PlacedItem>): Restoration {
  const { key } = current.item;
  const path = [...current.list, `#${key}`];
  const operations = operationsBelow(path, diff(current.item, earlier.item));
  const list = listInDraft(earlier, now);
  const isMoved = list && (listOf(current) !== listOf(earlier) || current.after !== earlier.after);
  if (operations.length > 0 || !isMoved || now.get(key)!.owners.includes(key)) return { operations, path };
  const after = existing(draft, list, earlier.after, key);
  return { operations: [createMove(draft, current.list, key, { path: list, after })], path: [...list, `#${key}`] };
}

/** Returns the current path of the list, because the block around it may have moved. */
function listInDraft({ list, owners }: PlacedItem, now: Map<string, PlacedItem>): Path | null {
  const owner = owners.at(-1);
  if (owner === undefined) return list;
  const placed = now.get(owner);
  return placed ? [...placed.list, ...list.slice(list.lastIndexOf(`#${owner}`))] : null;
}

function anchorIn(draft: object, list: Path, version: object, { list: before }: PlacedItem, key: string) {
  const earlier = (valueAt(version, before) as KeyedItem[]).map((item) => item.key);
  const preceding = earlier.slice(0, earlier.indexOf(key)).reverse();
  return preceding.map((one) => existing(draft, list, one, key)).find((one) => one !== null) ?? null;
}

function existing(draft: object, list: Path, after: string | null, key: string): string | null {
  const items = (valueAt(draft, list) ?? []) as KeyedItem[];
  return after !== null && after !== key && items.some((item) => item.key === after) ? after : null;
}

/** A block that has left its container since then stays where it is. */
function withFreeKeys(value: unknown, taken: ReadonlySet<string>, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withFreeKeys(entry, taken, newKey));
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withFreeKeys(inner, taken, newKey)]),
  );
  return typeof copy.componentType === 'string' && taken.has(copy.key as string) ? { ...copy, key: newKey() } : copy;
}
