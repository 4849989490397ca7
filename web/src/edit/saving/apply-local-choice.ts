import type { KeyedItem, Operation, Path, ListPosition } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createInsert, createMove, createRemove, createSet } from '../../../../proto/edit/create-operation.ts';
import type { Conflict } from '../../../../proto/edit/merge.ts';
import { indexOf, isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';

/** Replaces the remote value with the local one, on a document that contains the remote one. */
export function applyLocalChoice(document: object, { path, mine }: Conflict): Operation[] {
  if (isKeyPart(path.at(-1)!)) return applyLocalItem(document, path, mine);
  const place = locate(document, path);
  return place ? applyFittingOperations(document, [createSet(document, place, mine)]).operations : [];
}

function applyLocalItem(document: object, path: Path, mine: unknown): Operation[] {
  const key = path.at(-1)!.slice(1);
  const there = locate(document, path);
  const list = there?.slice(0, -1);
  if (isPlace(mine)) {
    const to = locate(document, mine.path);
    return list && to
      ? applyFittingOperations(document, [createMove(document, list, key, { ...mine, path: to })]).operations
      : [];
  }
  const away = list ? [createRemove(document, list, key)] : [];
  if (!isRecord(mine)) return away;
  const left = apply(document, away);
  if (list) return [...away, createInsert(left, list, before(document, list, key), { ...mine, key })];
  // If the list was deleted as well, the item goes to the top-level list.
  const into = locate(left, path.slice(0, -1)) ?? path.slice(0, 1);
  return [createInsert(left, into, itemsAt(left, into).at(-1)?.key ?? null, { ...mine, key })];
}

/** If two users moved the same item, the conflicting values are positions. */
const isPlace = (value: unknown): value is ListPosition =>
  isRecord(value) && Array.isArray(value.path) && 'after' in value && !('key' in value);

/** Resolves a path on a document whose items may have moved; null if one was deleted. */
function locate(document: object, path: Path): Path | null {
  let at: Path | null = [];
  let fields: Path = [];
  for (const part of path) {
    if (!isKeyPart(part)) fields.push(part);
    else {
      const near: Path | null = at && [...at, ...fields, part];
      at = near && valueAt(document, near) !== undefined ? near : pathOf(document, part);
      fields = [];
    }
  }
  return at && [...at, ...fields];
}

function pathOf(document: object, part: string): Path | null {
  const found: Path[] = [];
  const search = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      for (const one of value) if (isRecord(one) && typeof one.key === 'string') search(one, [...path, `#${one.key}`]);
    } else if (isRecord(value)) {
      if (path.at(-1) === part) found.push(path);
      for (const [field, inner] of Object.entries(value)) search(inner, [...path, field]);
    }
  };
  search(document, []);
  return found.length === 1 ? found[0]! : null;
}

const itemsAt = (document: object, list: Path): KeyedItem[] => (valueAt(document, list) ?? []) as KeyedItem[];

function before(document: object, list: Path, key: string): string | null {
  const items = itemsAt(document, list);
  return items[indexOf(items, key) - 1]?.key ?? null;
}
