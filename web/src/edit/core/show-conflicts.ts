import { ref } from 'valtio';
import type { Conflict } from '../saving/conflict.ts';
import type { DocumentName } from './selection.ts';
import { state } from './state.ts';

export function showConflicts(name: DocumentName, conflicts: Conflict[]): void {
  if (state.conflictsShown && state.conflictsOf !== name) return;
  state.conflictsOf = name;
  state.conflicts = ref(conflicts);
  state.conflictsShown = conflicts.length > 0;
}
