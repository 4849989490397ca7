import type { Item } from '../../../../proto/content.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import { createInsert, createMove } from '../../../../proto/edit/create-operation.ts';
import { isPrefix, valueAt } from '../../../../proto/edit/path.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Editor } from './editor.ts';
import { perform } from './actions.ts';
import { allows, findContents } from './find-list.ts';
import { copyWithNewKeys } from './copy-with-new-keys.ts';
import { closeOverlay, openSidebar, select } from './panel-actions.ts';
import { itemKey, parentList, samePath } from './selection.ts';
import { announce } from './announce-actions.ts';
import { showError } from './toast-actions.ts';
import { messages } from '../messages/messages.ts';

const t = messages.core;

export function insertAtPalette(editor: Editor, items: readonly Item[]): Path | null {
  if (!editor.state.inserting) return null;
  const { content, after } = editor.state.inserting;
  closeOverlay(editor, 'palette');
  return insertItems(editor, items, [...content.path], after);
}

export function insertItems(editor: Editor, items: readonly Item[], list: Path, after: string | null): Path | null {
  const path = insertWith(editor, items, list, createInserts(editor, items, list, after));
  if (path) announce(editor, t.added(items.map(({ componentType }) => blockLabel(componentType)).join(', ')));
  return path;
}

export function duplicateItem(editor: Editor, path: Path): void {
  const item = itemAt(editor, path);
  if (!item) return;
  const list = parentList(path);
  const copies = [copyWithNewKeys(item)];
  insertWith(editor, copies, list, createInserts(editor, copies, list, item.key));
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

/** Moves an item down by one place, or up if `by` is -1. */
export function moveBy(editor: Editor, path: Path, by: 1 | -1): void {
  const index = indexAt(editor, path);
  const all = siblings(editor, path);
  if (index < 0 || !all[index + by]) return;
  moveItem(editor, path, parentList(path), all[by === 1 ? index + 1 : index - 2]?.key ?? null);
}

export const itemAt = ({ state }: Editor, path: Path): Item | undefined =>
  valueAt(state.documents.page, path) as Item | undefined;

export function labelAt(editor: Editor, path: Path): string {
  return blockLabel(itemAt(editor, path)?.componentType ?? '');
}

export const siblings = ({ state }: Editor, path: Path): Item[] =>
  (valueAt(state.documents.page, parentList(path)) ?? []) as Item[];

export const indexAt = (editor: Editor, path: Path): number =>
  siblings(editor, path).findIndex((item) => item.key === itemKey(path));

export function insertWith(editor: Editor, items: readonly Item[], list: Path, operations: Operation[]): Path | null {
  if (items.length === 0 || !items.every((item) => isAllowed(editor, item, list))) return null;
  const path = [...list, `#${items[0]!.key}`];
  perform(editor, operations, { after: { component: { path }, content: findContents(editor, list) } });
  select(editor, { path }, { path: list });
  openSidebar(editor, 'item');
  return path;
}

export const createInserts = (
  { state }: Editor,
  items: readonly Item[],
  list: Path,
  after: string | null,
): Operation[] =>
  items.map((item, index) =>
    index === 0
      ? createInsert(state.documents.page, list, after, item)
      : { op: 'insert', path: list, after: items[index - 1]!.key, item },
  );

/** The palette and the drop line offer only allowed blocks; this check covers all other ways. */
export function isAllowed(editor: Editor, { componentType }: Item, list: Path): boolean {
  const isAllowedHere = allows(editor, list, componentType);
  if (!isAllowedHere) showError(editor, t.notAllowedHere(blockLabel(componentType)));
  return isAllowedHere;
}

const blockLabel = (componentType: string): string => getBlock(componentType)?.label ?? componentType;
