import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from './editor.ts';
import { announce } from './announce-actions.ts';
import { closeItemSidebar, select } from './panel-actions.ts';
import { keyRange, keysOf, selectedItems, stepRange } from './selected-items.ts';
import { itemKey, parentList, samePath } from './selection.ts';
import { messages } from '../messages/messages.ts';

/** The first key is the anchor, from which a range extends. */
export function selectItems(editor: Editor, list: Path, [anchor, ...others]: readonly string[]): void {
  if (anchor === undefined) return;
  const path = [...list, `#${anchor}`];
  select(editor, others.length > 0 ? { path, others } : { path }, { path: list });
  closeItemSidebar(editor);
  announce(editor, messages.core.selected(others.length + 1));
}

export function toggleItem(editor: Editor, path: Path): void {
  const list = parentList(path);
  const keys = selectedKeys(editor, list);
  const key = itemKey(path);
  const next = keys.includes(key) ? keys.filter((selected) => selected !== key) : [...keys, key];
  selectItems(editor, list, next.length > 0 ? next : keys);
}

export function selectRangeTo(editor: Editor, path: Path): void {
  const list = parentList(path);
  const anchor = selectedKeys(editor, list)[0] ?? itemKey(path);
  selectFrom(editor, list, anchor, keyRange(keysOf(editor, list), anchor, itemKey(path)));
}

export function stepSelection(editor: Editor, by: 1 | -1): void {
  const [first] = selectedItems(editor);
  if (!first) return;
  const list = parentList(first);
  const keys = selectedKeys(editor, list);
  selectFrom(editor, list, keys[0]!, stepRange(keysOf(editor, list), new Set(keys), keys[0]!, by));
}

function selectFrom(editor: Editor, list: Path, anchor: string, keys: readonly string[]): void {
  selectItems(editor, list, [anchor, ...keys.filter((key) => key !== anchor)]);
}

function selectedKeys(editor: Editor, list: Path): string[] {
  const component = editor.state.selectedComponent;
  if (!component || component.path.length === 0 || !samePath(parentList(component.path), list)) return [];
  return [itemKey(component.path), ...(component.others ?? [])];
}
