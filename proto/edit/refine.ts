import type { KeyedItem, Operation, Path } from './operation.ts';
import { compare } from './diff.ts';
import { isDiffableField, isEqual, isKeyed, isRecord } from './path.ts';

export const refineSets = (operations: readonly Operation[]): Operation[] =>
  operations.flatMap((operation) => (operation.op === 'set' ? refineSet(operation) : [operation]));

function refineSet({ path, from, to }: Extract<Operation, { op: 'set' }>): Operation[] {
  if (isKeyed(from) && isKeyed(to)) return compare(from, to, path) ?? [{ op: 'set', path, from, to }];
  const [before, after] = [withoutLists(from), withoutLists(to)];
  return [
    ...listsIn(from, path).flatMap(([list, items]) =>
      items.map((item): Operation => ({ op: 'remove', path: list, after: null, item })),
    ),
    ...(isEqual(before, after) ? [] : [{ op: 'set' as const, path, from: before, to: after }]),
    ...listsIn(to, path).flatMap(([list, items]) =>
      items.map((item, i): Operation => ({ op: 'insert', path: list, after: items[i - 1]?.key ?? null, item })),
    ),
  ];
}

function listsIn(value: unknown, path: Path): [path: Path, items: KeyedItem[]][] {
  if (isKeyed(value)) return value.length > 0 ? [[path, value]] : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    isDiffableField(field) ? listsIn(inner, [...path, field]) : [],
  );
}

function withoutLists(value: unknown): unknown {
  if (isKeyed(value)) return [];
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([field, inner]) => [
    field,
    isDiffableField(field) ? withoutLists(inner) : inner,
  ]);
  return Object.fromEntries(fields);
}
