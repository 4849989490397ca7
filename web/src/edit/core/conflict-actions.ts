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

/**
 * Returns whether the signed-in user has made all changes that conflict with the document, in another tab or on another device.
 * Returns undefined while the authors are not known.
 */
export function isOwnConflict(now: ReadonlyState, name = now.conflictsOf): boolean | undefined {
  const authors = now.conflictsOf === name ? now.conflicts.map(({ by }) => by) : [];
  if (authors.length === 0 || authors.includes(null)) return undefined;
  return authors.every((by) => by === currentUser(now)?.username);
}
