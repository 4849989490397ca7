import { announce } from '../core/announce-actions.ts';
import { labelAt } from '../core/contents-actions.ts';
import { messages } from '../messages/messages.ts';
import { findClosest, getElement } from './element-registry.ts';
import { focusElement } from './focus-element.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Editor } from '../core/editor.ts';
import { closeSidebar, openSidebar, select } from '../core/panel-actions.ts';

export function selectParent(editor: Editor): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.isContentEditable) return leaveText(editor, focused);
  // Blurring saves the value of the field before its panel closes.
  if (focused?.matches('input, textarea')) focused.blur();
  selectAround(editor);
}

/** Selects the block around the selected one. */
export function selectAround(editor: Editor): void {
  const component = editor.state.selectedComponent;
  if (!component) return closeSidebar(editor);
  const parent = findClosest(editor, 'item', getElement(editor, 'item', component.path)?.parentElement ?? null);
  if (!parent) return closeSidebar(editor);
  const list = findClosest(editor, 'list', parent.element.parentElement);
  select(editor, { path: parent.entry.path }, list?.entry ?? null);
  openSidebar(editor, 'item');
  focusElement(parent.element as HTMLElement);
  announceSelected(editor, parent.entry.path);
}

/** Moves the focus from a text to its block, so that keys act on the block and Tab continues from there. */
function leaveText(editor: Editor, text: HTMLElement): void {
  const item = findClosest(editor, 'item', text);
  focusElement((item?.element ?? text.parentElement) as HTMLElement);
  if (item) announceSelected(editor, item.entry.path);
}

const announceSelected = (editor: Editor, path: Path): void =>
  announce(editor, messages.core.blockSelected(labelAt(editor, path)));
