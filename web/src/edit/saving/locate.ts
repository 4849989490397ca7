import type { ListPosition, Path } from '../../../../proto/edit.ts';
import { findKeyedLists, isKeyPart, isRecord, valueAt } from '../../../../proto/edit/path.ts';

/** Returns the current path, because items on it may have moved, or null if one of them no longer exists. */
export function locate(document: object, path: Path): Path | null {
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

export function pathOf(document: object, part: string): Path | null {
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

export function findPosition(document: object, key: string): ListPosition | null {
  for (const { path, items } of findKeyedLists(document)) {
    const index = items.findIndex((item) => item.key === key);
    if (index >= 0) return { path, after: items[index - 1]?.key ?? null };
  }
  return null;
}
