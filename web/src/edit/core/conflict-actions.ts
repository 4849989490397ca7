import { ref } from 'valtio';
import type { Conflict } from './conflict.ts';
import type { Editor } from './editor.ts';
import { currentUser } from './permissions.ts';
import type { DocumentName } from './selection.ts';
import type { ReadonlyState } from './state.ts';
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

/** Returns true if the signed-in user has made all conflicting changes, in another tab or on another device. */
export function isOwnConflict(now: ReadonlyState): boolean {
  const username = currentUser(now)?.username;
  return username !== undefined && now.conflicts.length > 0 && now.conflicts.every(({ by }) => by === username);
}
