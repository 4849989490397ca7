import type { Operation, Path } from '../edit.ts';
import { createSet } from '../edit/create-operation.ts';
import { isKeyPart, isRecord, valueAt } from '../edit/path.ts';

/** Field of an item or row that names its sample content: initial texts that no editor has changed or accepted. */
const MARKS = 'sample';

export const listSampleContent = (part: unknown, path: Path = []): Path[] => [...walk(valueAt(part, path), path)];

export const hasSampleContent = (part: unknown): boolean => !walk(part, []).next().done;

export const isSampleContent = (document: unknown, path: Path): boolean =>
  valueAt(document, [...path.slice(0, -1), MARKS, path.at(-1)!]) === true;

export const isSampleMark = (path: Path): boolean =>
  path.some((part, index) => part === MARKS && isKeyPart(path[index - 1] ?? ''));

export function unmarkChanged(document: unknown, operations: readonly Operation[]): Operation[] {
  const changed = operations.flatMap((operation) => (operation.op === 'set' ? fieldsAbove(operation.path) : []));
  return unmark(
    document,
    changed.filter((path) => isSampleContent(document, path)),
  );
}

export const unmarkAll = (document: unknown, path: Path): Operation[] =>
  unmark(document, listSampleContent(document, path));

function* walk(part: unknown, path: Path): Generator<Path> {
  if (Array.isArray(part)) {
    for (const entry of part)
      if (isRecord(entry) && typeof entry.key === 'string') yield* walk(entry, [...path, `#${entry.key}`]);
  } else if (isRecord(part)) {
    if (typeof part.key === 'string') for (const field of marksOf(part)) yield [...path, field];
    for (const [name, inner] of Object.entries(part)) if (name !== MARKS) yield* walk(inner, [...path, name]);
  }
}

const marksOf = (record: unknown): string[] => {
  const marks = isRecord(record) ? record[MARKS] : undefined;
  return isRecord(marks) ? Object.keys(marks).filter((field) => marks[field] === true) : [];
};

const fieldsAbove = (path: Path): Path[] =>
  path.flatMap((part, index) => (isKeyPart(part) && path[index + 1] ? [path.slice(0, index + 2)] : []));

function unmark(document: unknown, fields: readonly Path[]): Operation[] {
  const holders = new Map<string, Set<string>>();
  for (const path of fields) {
    const holder = JSON.stringify(path.slice(0, -1));
    holders.set(holder, (holders.get(holder) ?? new Set()).add(path.at(-1)!));
  }
  return [...holders].flatMap(([text, removed]) => {
    const holder = JSON.parse(text) as Path;
    const remaining = marksOf(valueAt(document, holder)).filter((field) => !removed.has(field));
    if (remaining.length === 0) return [createSet(document, [...holder, MARKS], undefined)];
    return [...removed].map((field) => createSet(document, [...holder, MARKS, field], undefined));
  });
}
