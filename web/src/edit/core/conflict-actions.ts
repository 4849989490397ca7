import { ref } from 'valtio';
import type { Conflict } from './conflict.ts';
import type { Editor } from './editor.ts';
import type { DocumentName } from './selection.ts';
import { writable } from './writable-state.ts';

export function showConflicts(editor: Editor, name: DocumentName, conflicts: Conflict[]): void {
  const state = writable(editor);
  if (state.conflictsShown && state.conflictsOf !== name) return;
  state.conflictsOf = name;
  state.conflicts = ref(conflicts);
  state.conflictsShown = conflicts.length > 0;
}

export function reopenConflicts(editor: Editor): void {
  const state = writable(editor);
  state.conflictsShown = state.conflicts.length > 0;
}

export function hideConflicts(editor: Editor): void {
  writable(editor).conflictsShown = false;
}
