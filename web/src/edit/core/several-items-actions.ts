import type { Item } from '../../../../proto/content.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createMove, createRemove } from '../../../../proto/edit/create-operation.ts';
import { isPrefix } from '../../../../proto/edit/path.ts';
import type { Editor } from './editor.ts';
import { perform } from './actions.ts';
import { announce } from './announce-actions.ts';
import { createInserts, duplicateItem, isAllowed, itemAt, labelAt, moveBy, moveItem } from './contents-actions.ts';
import { copyWithNewKeys } from './copy-with-new-keys.ts';
import { findContents } from './find-list.ts';
import { closeSidebar } from './panel-actions.ts';
import { confirm } from './question-actions.ts';
import { showSuccess } from './toast-actions.ts';
import { itemKey, parentList, samePath, type Selection } from './selection.ts';
import { keysOf, selectedItems } from './selected-items.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.core;

export function moveSelected(editor: Editor, by: 1 | -1): void {
  const paths = selectedItems(editor);
  if (paths.length === 1) return moveBy(editor, paths[0]!, by);
  const list = parentList(paths[0] ?? []);
  const selected = new Set(paths.map(itemKey));
  const order = keysOf(editor, list);
  const moved = by === 1 ? moveKeys(order.toReversed(), selected).toReversed() : moveKeys(order, selected);
  reorder(editor, list, moved, selected);
}

export function moveItems(editor: Editor, paths: readonly Path[], to: Path, after: string | null): void {
  const [first] = paths;
  if (!first) return;
  if (paths.length === 1) return moveItem(editor, first, to, after);
  const from = parentList(first);
  const keys = paths.map(itemKey);
  if (paths.some((path) => isPrefix(path, to))) return;
  if (!samePath(from, to) && !paths.every((path) => isAllowed(editor, itemAt(editor, path)!, to))) return;
  let before = after;
  const order = keysOf(editor, to);
  while (before !== null && samePath(from, to) && keys.includes(before))
    before = order[order.indexOf(before) - 1] ?? null;
  const create = keys.map((key, index) => (page: unknown) => {
    return createMove(page, from, key, { path: to, after: keys[index - 1] ?? before });
  });
  performAll(editor, create, selectionOf(editor, to, keys));
  announce(editor, t.severalMoved(keys.length));
}

export function duplicateSelected(editor: Editor): void {
  const paths = selectedItems(editor);
  if (paths.length === 1) return duplicateItem(editor, paths[0]!);
  if (paths.length < 2) return;
  const copies = paths.map((path) => copyWithNewKeys(itemAt(editor, path)!));
  insertItems(editor, copies, parentList(paths[0]!), itemKey(paths.at(-1)!));
  // The copies may be outside of the window.
  showSuccess(editor, t.severalAdded(copies.length));
}

export function insertItems(editor: Editor, items: readonly Item[], list: Path, after: string | null): void {
  const keys = items.map(({ key }) => key);
  perform(editor, createInserts(editor, items, list, after), { after: selectionOf(editor, list, keys) });
  announce(editor, t.severalAdded(items.length));
}

export async function confirmRemove(editor: Editor): Promise<void> {
  const text = t.removeQuestion(selectedItems(editor).map((path) => labelAt(editor, path)));
  const question = { title: common.remove, text, yes: common.remove, danger: true };
  if (await confirm(editor, question)) removeSelected(editor);
}

export function removeSelected(editor: Editor): void {
  const paths = selectedItems(editor).filter((path) => itemAt(editor, path));
  const [label, ...others] = paths.map((path) => labelAt(editor, path));
  if (label === undefined) return;
  const create = paths.map((path) => (page: unknown) => createRemove(page, parentList(path), itemKey(path)));
  performAll(editor, create);
  closeSidebar(editor);
  announce(editor, others.length === 0 ? t.removed(label) : t.severalRemoved(paths.length));
}

function performAll(editor: Editor, create: readonly ((page: unknown) => Operation)[], after?: Selection): void {
  let page: unknown = editor.state.documents.page;
  const operations = create.map((next) => {
    const operation = next(page);
    page = apply(page, [operation]);
    return operation;
  });
  perform(editor, operations, { after });
}

function selectionOf(editor: Editor, list: Path, [first, ...others]: readonly string[]): Selection {
  const path = [...list, `#${first}`];
  return { component: others.length > 0 ? { path, others } : { path }, content: findContents(editor, list) };
}

function moveKeys(keys: readonly string[], selected: ReadonlySet<string>): string[] {
  return keys.reduce<string[]>((moved, key) => {
    const last = moved.at(-1);
    const isMoved = selected.has(key) && last !== undefined && !selected.has(last);
    return isMoved ? [...moved.slice(0, -1), key, last] : [...moved, key];
  }, []);
}

function reorder(editor: Editor, list: Path, order: readonly string[], selected: ReadonlySet<string>): void {
  const current = keysOf(editor, list);
  const moving = order.filter((key, index) => selected.has(key) && current[index] !== key);
  if (moving.length === 0) return;
  const create = moving.map((key) => (page: unknown) => {
    return createMove(page, list, key, { path: list, after: order[order.indexOf(key) - 1] ?? null });
  });
  performAll(editor, create);
  announce(editor, t.severalMoved(moving.length));
}
