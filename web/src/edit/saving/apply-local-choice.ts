import type { KeyedItem, Operation, Path, ListPosition } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createInsert, createMove, createRemove, createSet } from '../../../../proto/edit/create-operation.ts';
import type { Conflict } from '../../../../proto/edit/merge.ts';
import { indexOf, isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { applyFittingOperations } from '../core/apply-fitting-operations.ts';

export function applyLocalChoice(document: object, { path, mine }: Conflict): Operation[] {
  if (isKeyPart(path.at(-1)!)) return applyLocalItem(document, path, mine);
  const resolved = locate(document, path);
  return resolved ? applyFittingOperations(document, [createSet(document, resolved, mine)]).operations : [];
}

function applyLocalItem(document: object, path: Path, local: unknown): Operation[] {
  const key = path.at(-1)!.slice(1);
  const current = locate(document, path);
  const list = current?.slice(0, -1);
  if (isPosition(local)) {
    const to = locate(document, local.path);
    return list && to
      ? applyFittingOperations(document, [createMove(document, list, key, { ...local, path: to })]).operations
      : [];
  }
  const removal = list ? [createRemove(document, list, key)] : [];
  if (!isRecord(local)) return removal;
  const remaining = apply(document, removal);
  if (list) return [...removal, createInsert(remaining, list, keyBefore(document, list, key), { ...local, key })];
  const target = locate(remaining, path.slice(0, -1)) ?? path.slice(0, 1);
  return [createInsert(remaining, target, itemsAt(remaining, target).at(-1)?.key ?? null, { ...local, key })];
}

const isPosition = (value: unknown): value is ListPosition =>
  isRecord(value) && Array.isArray(value.path) && 'after' in value && !('key' in value);

function locate(document: object, path: Path): Path | null {
  let at: Path | null = [];
  let fields: Path = [];
  for (const part of path) {
    if (!isKeyPart(part)) fields.push(part);
    else {
      const candidate: Path | null = at && [...at, ...fields, part];
      at = candidate && valueAt(document, candidate) !== undefined ? candidate : pathOf(document, part);
      fields = [];
    }
  }
  return at && [...at, ...fields];
}

function pathOf(document: object, part: string): Path | null {
  const found: Path[] = [];
  const search = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      for (const item of value)
        if (isRecord(item) && typeof item.key === 'string') search(item, [...path, `#${item.key}`]);
    } else if (isRecord(value)) {
      if (path.at(-1) === part) found.push(path);
      for (const [field, inner] of Object.entries(value)) search(inner, [...path, field]);
    }
  };
  search(document, []);
  return found.length === 1 ? found[0]! : null;
}

const itemsAt = (document: object, list: Path): KeyedItem[] => (valueAt(document, list) ?? []) as KeyedItem[];

function keyBefore(document: object, list: Path, key: string): string | null {
  const items = itemsAt(document, list);
  return items[indexOf(items, key) - 1]?.key ?? null;
}
