import { useEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { redo, undo } from '../core/actions.ts';
import { selectParent } from './select-parent.ts';
import { savePage } from '../saving/commands.ts';
import { confirmRemoveSelected, duplicateSelected, moveSelected } from '../core/several-items-actions.ts';
import { stepSelection } from '../core/select-items-actions.ts';
import { isTyping } from '../core/is-typing.ts';
import { type KeyPress, parseHistoryKey } from '../core/history-key.ts';

export function useKeys(): void {
  const editor = useEditor();
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(editor, event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [editor]);
}

/** For dialogs, which stop key events from reaching the page. */
export function onHistoryKey(
  editor: Editor,
  event: Pick<KeyboardEvent, keyof KeyPress | 'target' | 'preventDefault'>,
): void {
  const run = isTyping(event) ? undefined : historyKey(editor, event);
  if (!run) return;
  event.preventDefault();
  run();
}

function historyKey(editor: Editor, event: KeyPress): (() => void) | undefined {
  const key = parseHistoryKey(event);
  return key && (() => (key === 'undo' ? undo(editor) : redo(editor)));
}

function onKey(editor: Editor, event: KeyboardEvent): void {
  const run = withCommand(editor, event) ?? withoutCommand(editor, event);
  if (!run || event.isComposing) return;
  event.preventDefault();
  run();
}

function withCommand(editor: Editor, event: KeyboardEvent): (() => void) | undefined {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === 's') return () => void savePage(editor);
  const history = historyKey(editor, event);
  if (history) return history;
  const { selectedComponent: component, selectedContent: content } = editor.state;
  if (key === 'd' && component && content && !isTyping(event)) return () => duplicateSelected(editor);
}

function withoutCommand(editor: Editor, event: KeyboardEvent): (() => void) | undefined {
  const { state } = editor;
  const component = state.selectedComponent;
  if (event.key === 'Escape' && state.activeMenuItem === 'select') return () => selectParent(editor);
  if (!component || !state.selectedContent) return;
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (by && event.altKey) return () => moveSelected(editor, by);
  if (isTyping(event)) return;
  if (by && event.shiftKey) return () => stepSelection(editor, by);
  if (event.key === 'Delete') return () => void confirmRemoveSelected(editor);
}
