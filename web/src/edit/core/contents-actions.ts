import { nanoid } from 'nanoid';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { createInsert, createMove, createRemove } from '../../../../proto/edit/create-operation.ts';
import { isPrefix, valueAt } from '../../../../proto/edit/path.ts';
import type { Block } from '../../blocks/block.ts';
import { newItem } from '../../blocks/new-item.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Editor } from './editor.ts';
import { perform } from './actions.ts';
import { confirm } from './question-actions.ts';
import { allows, findContents } from './find-list.ts';
import { copyWithNewKeys } from './copy-with-new-keys.ts';
import { closeOverlay, closeSidebar, openSidebar, select } from './panel-actions.ts';
import { itemKey, parentList, samePath } from './selection.ts';
import { announce } from './announce-actions.ts';
import { showError } from './toast-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core;

const KEY_LENGTH = 12;
export const newKey = (): string => nanoid(KEY_LENGTH);

export function insertBlock(editor: Editor, block: Block): Path | null {
  if (!editor.state.inserting) return null;
  const { content, after } = editor.state.inserting;
  closeOverlay(editor, 'palette');
  const item = newItem(block, newKey());
  if (!insert(editor, item, [...content.path], after)) return null;
  announce(editor, t.added(block.label));
  return [...content.path, `#${item.key}`];
}

export function duplicateItem(editor: Editor, path: Path): void {
  const item = itemAt(editor, path);
  if (item) insert(editor, copyWithNewKeys(item, newKey) as Item, parentList(path), item.key);
}

export function moveItem(editor: Editor, path: Path, to: Path, after: string | null): void {
  const page = editor.state.documents.page;
  const item = itemAt(editor, path);
  if (!item || isPrefix(path, to) || after === itemKey(path)) return;
  if (!samePath(parentList(path), to) && !isAllowed(editor, item, to)) return;
  const moved = [...to, path.at(-1)!];
  perform(editor, [createMove(page, parentList(path), itemKey(path), { path: to, after })], {
    after: { component: { path: moved }, content: findContents(editor, [...to]) },
  });
  announce(
    editor,
    t.moved({
      block: labelAt(editor, moved),
      position: indexAt(editor, moved) + 1,
      count: siblings(editor, moved).length,
    }),
  );
}

export function moveUp(editor: Editor, path: Path): void {
  const index = indexAt(editor, path);
  if (index <= 0) return;
  moveItem(editor, path, parentList(path), siblings(editor, path)[index - 2]?.key ?? null);
}

export function moveDown(editor: Editor, path: Path): void {
  const index = indexAt(editor, path);
  if (index < 0 || index === siblings(editor, path).length - 1) return;
  moveItem(editor, path, parentList(path), siblings(editor, path)[index + 1]!.key);
}

export async function confirmRemove(editor: Editor, text: string): Promise<void> {
  if (await confirm(editor, { title: common.remove, text, yes: common.remove, danger: true })) removeSelected(editor);
}

export function removeSelected(editor: Editor): void {
  const { selectedComponent: component, selectedContent: content } = editor.state;
  const path = [...(component?.path ?? [])];
  if (!component || !content || !itemAt(editor, path)) return;
  const label = labelAt(editor, path);
  perform(editor, [createRemove(editor.state.documents.page, parentList(path), itemKey(path))]);
  closeSidebar(editor);
  announce(editor, t.removed(label));
}

export const itemAt = ({ state }: Editor, path: Path): Item | undefined =>
  valueAt(state.documents.page, path) as Item | undefined;

export function labelAt(editor: Editor, path: Path): string {
  const type = itemAt(editor, path)?.componentType ?? '';
  return getBlock(type)?.label ?? type;
}

export const siblings = ({ state }: Editor, path: Path): Item[] =>
  (valueAt(state.documents.page, parentList(path)) ?? []) as Item[];

export const indexAt = (editor: Editor, path: Path): number =>
  siblings(editor, path).findIndex((item) => item.key === itemKey(path));

function insert(editor: Editor, item: Item, list: Path, after: string | null): boolean {
  if (!isAllowed(editor, item, list)) return false;
  const path = [...list, `#${item.key}`];
  perform(editor, [createInsert(editor.state.documents.page, list, after, item)], {
    after: { component: { path }, content: findContents(editor, list) },
  });
  select(editor, { path }, { path: list });
  openSidebar(editor, 'item');
  return true;
}

/** The palette and the drop line offer only allowed blocks; this check covers all other ways. */
export function isAllowed(editor: Editor, { componentType }: Item, list: Path): boolean {
  const isAllowedHere = allows(editor, list, componentType);
  if (!isAllowedHere) showError(editor, t.notAllowedHere(getBlock(componentType)?.label ?? componentType));
  return isAllowedHere;
}
