import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { selectRangeTo, toggleItem } from '../core/select-items-actions.ts';
import { selectedItems } from '../core/selected-items.ts';
import { parentList, samePath } from '../core/selection.ts';
import { findClosest } from './element-registry.ts';
import { isDisabled } from './is-disabled.ts';

/** A press with Shift, Ctrl or Command on a block, unless it is in the text that is being edited. */
export function findPressedItem(editor: Editor, event: MouseEvent): Path | null {
  const { target, button } = event;
  if (button !== 0 || !(event.shiftKey || event.ctrlKey || event.metaKey) || !(target instanceof Element)) return null;
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.isContentEditable && active.contains(target)) return null;
  if (isDisabled(target)) return null;
  const [first] = selectedItems(editor);
  const closest = findClosest(editor, 'item', target);
  let found = closest;
  while (found && first && !samePath(parentList(found.entry.path), parentList(first)))
    found = findClosest(editor, 'item', found.element.parentElement);
  return (found ?? closest)?.entry.path ?? null;
}

export function selectSeveralAt(editor: Editor, path: Path, { shiftKey }: MouseEvent): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (shiftKey) selectRangeTo(editor, path);
  else toggleItem(editor, path);
}
