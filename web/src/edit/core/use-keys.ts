import { useEffect } from 'react';
import { redo, undo } from './actions.ts';
import { selectParent } from './select-parent.ts';
import { savePage } from './commands.ts';
import { confirmRemove, duplicateItem, moveDown, moveUp } from './contents-actions.ts';
import { type KeyPress, parseHistoryKey } from './history-key.ts';
import { state } from './state.ts';

export function useKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** For dialogs, which keep key events from the page. Text fields undo their own text. */
export function onHistoryKey(event: Pick<KeyboardEvent, keyof KeyPress | 'target' | 'preventDefault'>): void {
  const run = isTyping(event) ? undefined : historyKey(event);
  if (!run) return;
  event.preventDefault();
  run();
}

function historyKey(event: KeyPress): (() => void) | undefined {
  const key = parseHistoryKey(event);
  return key && (key === 'undo' ? undo : redo);
}

function onKey(event: KeyboardEvent): void {
  const run = withCommand(event) ?? withoutCommand(event);
  if (!run || event.isComposing) return;
  event.preventDefault();
  run();
}

function withCommand(event: KeyboardEvent): (() => void) | undefined {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === 's') return () => void savePage();
  const history = historyKey(event);
  if (history) return history;
  const { selectedComponent: component, selectedContent: content } = state;
  if (key === 'd' && component && content && !isTyping(event)) return () => duplicateItem([...component.path]);
}

function withoutCommand(event: KeyboardEvent): (() => void) | undefined {
  const component = state.selectedComponent;
  if (event.key === 'Escape' && state.activeMenuItem === 'select') return selectParent;
  if (!component || !state.selectedContent) return;
  if (event.altKey && event.key === 'ArrowUp') return () => moveUp([...component.path]);
  if (event.altKey && event.key === 'ArrowDown') return () => moveDown([...component.path]);
  if (event.key === 'Delete' && !isTyping(event)) return () => void confirmRemove('Are you sure?');
}

function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
