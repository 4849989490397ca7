import { useEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { redo, undo } from '../core/actions.ts';
import { getElement } from './element-registry.ts';
import { focusElement } from './focus-element.ts';
import { selectParent } from './select-parent.ts';
import { savePage } from '../saving/commands.ts';
import { openOverlay } from '../core/panel-actions.ts';
import { confirmRemove, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
import { stepSelection } from '../core/select-items-actions.ts';
import { listen } from '../core/listen.ts';
import { isTyping, type KeyPress } from '../core/key-press.ts';
import { isPressed, parseHistoryKey, type ShortcutName } from '../core/shortcuts.ts';

export function useKeys(): void {
  const editor = useEditor();
  useEffect(() => listen(window, { keydown: (event) => onKey(editor, event), beforeinput: onNativeHistory }), [editor]);
}

const nativeHistoryKeys: Record<string, string> = { historyUndo: 'z', historyRedo: 'y' };

/** Handles undo and redo from the menu of the browser or a gesture in the same way as the keys. */
function onNativeHistory(event: InputEvent): void {
  const key = nativeHistoryKeys[event.inputType];
  if (!key) return;
  const press = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
  if (!event.target!.dispatchEvent(press)) event.preventDefault();
}

/** Dialogs need their own handler, because they stop key events from reaching the page. */
export function onHistoryKey(
  editor: Editor,
  event: Pick<KeyboardEvent, keyof KeyPress | 'target' | 'preventDefault'>,
): void {
  const key = isTyping(event) ? undefined : parseHistoryKey(event);
  if (!key) return;
  event.preventDefault();
  if (key === 'undo') undo(editor);
  else redo(editor);
}

interface KeyAction {
  name: ShortcutName;
  /** True for keys that also work while a text has the focus. */
  inTexts?: boolean;
  /** True for keys that do nothing if a text has handled them. */
  yields?: boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const isSelecting = ({ state }: Editor): boolean => state.activeMenuItem === 'select';
const hasItem = ({ state }: Editor): boolean => state.selectedComponent !== null && state.selectedContent !== null;

export const keyActions: readonly KeyAction[] = [
  { name: 'save', inTexts: true, run: (editor) => void savePage(editor) },
  { name: 'undo', inTexts: true, run: undo },
  { name: 'redo', inTexts: true, run: redo },
  { name: 'commands', inTexts: true, yields: true, run: (editor) => openOverlay(editor, { kind: 'commands' }) },
  { name: 'help', run: (editor) => openOverlay(editor, { kind: 'help' }) },
  { name: 'selectParent', inTexts: true, isPossible: isSelecting, run: selectParent },
  { name: 'moveUp', inTexts: true, isPossible: hasItem, run: (editor) => moveWithFocus(editor, -1) },
  { name: 'moveDown', inTexts: true, isPossible: hasItem, run: (editor) => moveWithFocus(editor, 1) },
  { name: 'extendUp', isPossible: hasItem, run: (editor) => stepSelection(editor, -1) },
  { name: 'extendDown', isPossible: hasItem, run: (editor) => stepSelection(editor, 1) },
  { name: 'duplicate', isPossible: hasItem, run: duplicateSelected },
  { name: 'remove', isPossible: hasItem, run: (editor) => void confirmRemove(editor) },
];

/** Restores the focus, because an element loses it when it is moved in the document. */
function moveWithFocus(editor: Editor, by: 1 | -1): void {
  moveSelected(editor, by);
  requestAnimationFrame(() => {
    const path = editor.state.selectedComponent?.path ?? [];
    const moved = getElement(editor, 'item', path);
    if (document.activeElement === document.body && moved) focusElement(moved as HTMLElement);
  });
}

function onKey(editor: Editor, event: KeyboardEvent): void {
  if (event.isComposing) return;
  const action = keyActions.find(
    ({ name, inTexts, yields, isPossible }) =>
      isPressed(event, name) &&
      (inTexts || !isTyping(event)) &&
      !(yields && event.defaultPrevented) &&
      (isPossible?.(editor) ?? true),
  );
  if (!action) return;
  event.preventDefault();
  action.run(editor);
}
