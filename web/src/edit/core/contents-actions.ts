import { nanoid } from 'nanoid';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { createInsert, createMove, createRemove } from '../../../../proto/edit/create-operation.ts';
import { isPrefix, valueAt } from '../../../../proto/edit/path.ts';
import type { Block } from '../../blocks/block.ts';
import { newItem } from '../../blocks/new-item.ts';
import { getBlock } from '../../blocks/index.ts';
import { perform } from './actions.ts';
import { confirm } from './question-actions.ts';
import { allows, findContents } from './find-list.ts';
import { copyWithNewKeys } from './copy-with-new-keys.ts';
import { closeOverlay, closeSidebar, openSidebar, select } from './panel-actions.ts';
import { itemKey, parentList, samePath } from './selection.ts';
import { announce } from './announce-actions.ts';
import { state } from './state.ts';
import { showError } from './toast-actions.ts';

const KEY_LENGTH = 12;
const newKey = (): string => nanoid(KEY_LENGTH);

export function insertBlock(block: Block): Path | null {
  if (!state.inserting) return null;
  const { content, after } = state.inserting;
  closeOverlay('palette');
  const item = newItem(block, newKey());
  if (!insert(item, [...content.path], after)) return null;
  announce(`${block.label} added`);
  return [...content.path, `#${item.key}`];
}

export function duplicateItem(path: Path): void {
  const item = itemAt(path);
  if (item) insert(copyWithNewKeys(item, newKey) as Item, parentList(path), item.key);
}

export function moveItem(path: Path, to: Path, after: string | null): void {
  const page = state.documents.page;
  const item = itemAt(path);
  if (!item || isPrefix(path, to) || after === itemKey(path)) return;
  if (!samePath(parentList(path), to) && !isAllowed(item, to)) return;
  const moved = [...to, path.at(-1)!];
  perform([createMove(page, parentList(path), itemKey(path), { path: to, after })], {
    after: { component: { path: moved }, content: findContents([...to]) },
  });
  announce(`${labelAt(moved)} moved to position ${indexAt(moved) + 1} of ${siblings(moved).length}`);
}

export function moveUp(path: Path): void {
  const index = indexAt(path);
  if (index <= 0) return;
  moveItem(path, parentList(path), siblings(path)[index - 2]?.key ?? null);
}

export function moveDown(path: Path): void {
  const index = indexAt(path);
  if (index < 0 || index === siblings(path).length - 1) return;
  moveItem(path, parentList(path), siblings(path)[index + 1]!.key);
}

export async function confirmRemove(text: string): Promise<void> {
  if (await confirm({ title: 'Remove', text, yes: 'Remove', danger: true })) removeSelected();
}

export function removeSelected(): void {
  const { selectedComponent: component, selectedContent: content } = state;
  const path = [...(component?.path ?? [])];
  if (!component || !content || !itemAt(path)) return;
  const label = labelAt(path);
  perform([createRemove(state.documents.page, parentList(path), itemKey(path))]);
  closeSidebar();
  announce(`${label} removed`);
}

export const itemAt = (path: Path): Item | undefined => valueAt(state.documents.page, path) as Item | undefined;

export function labelAt(path: Path): string {
  const type = itemAt(path)?.componentType ?? '';
  return getBlock(type)?.label ?? type;
}

export const siblings = (path: Path): Item[] => (valueAt(state.documents.page, parentList(path)) ?? []) as Item[];

export const indexAt = (path: Path): number => siblings(path).findIndex((item) => item.key === itemKey(path));

function insert(item: Item, list: Path, after: string | null): boolean {
  if (!isAllowed(item, list)) return false;
  const path = [...list, `#${item.key}`];
  perform([createInsert(state.documents.page, list, after, item)], {
    after: { component: { path }, content: findContents(list) },
  });
  select({ path }, { path: list });
  openSidebar('item');
  return true;
}

/** Palette and drop line offer only allowed blocks; this check covers every other way. */
function isAllowed({ componentType }: Item, list: Path): boolean {
  const isAllowedHere = allows(list, componentType);
  if (!isAllowedHere) showError(`${getBlock(componentType)?.label ?? componentType} is not allowed in this list.`);
  return isAllowedHere;
}
