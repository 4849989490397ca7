import { ref } from 'valtio';
import type { Conflict } from '../saving/conflict.ts';
import type { DocumentName } from './selection.ts';
import { state } from './state.ts';
import { writableState } from './writable-state.ts';

export function showConflicts(name: DocumentName, conflicts: Conflict[]): void {
  if (state.conflictsShown && state.conflictsOf !== name) return;
  writableState.conflictsOf = name;
  writableState.conflicts = ref(conflicts);
  writableState.conflictsShown = conflicts.length > 0;
}

export function reopenConflicts(): void {
  writableState.conflictsShown = state.conflicts.length > 0;
}

export function hideConflicts(): void {
  writableState.conflictsShown = false;
}
