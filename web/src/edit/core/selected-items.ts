import type { KeyedItem, Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Editor } from './editor.ts';
import { itemKey, parentList } from './selection.ts';

export function selectedItems({ state }: Pick<Editor, 'state'>): Path[] {
  const { selectedComponent: component, selectedContent: content } = state;
  if (!component || component.path.length === 0 || !content) return [];
  if (!component.others?.length) return [[...component.path]];
  const list = parentList(component.path);
  const keys = new Set([itemKey(component.path), ...component.others]);
  return keysOf({ state }, list)
    .filter((key) => keys.has(key))
    .map((key) => [...list, `#${key}`]);
}

export const keysOf = ({ state }: Pick<Editor, 'state'>, list: Path): string[] =>
  ((valueAt(state.documents.page, list) ?? []) as KeyedItem[]).map(({ key }) => key);

export function keyRange(keys: readonly string[], from: string, to: string): string[] {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b) as [number, number];
  return first < 0 ? [] : keys.slice(first, last + 1);
}

/** Moves the end of the selected range that is not `anchor` by one item, as Shift and an arrow key do. */
export function stepRange(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  anchor: string,
  by: 1 | -1,
): string[] {
  const at = keys.indexOf(anchor);
  const isSelected = (index: number) => selected.has(keys[index]!);
  let [first, last] = [at, at];
  while (first > 0 && isSelected(first - 1)) first -= 1;
  while (last < keys.length - 1 && isSelected(last + 1)) last += 1;
  const end = by === 1 ? (first < at ? first : last) : last > at ? last : first;
  const moved = keys[end + by];
  return moved === undefined ? keys.slice(first, last + 1) : keyRange(keys, anchor, moved);
}
