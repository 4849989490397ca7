import { ref } from 'valtio';
import type { Conflict } from '../saving/conflict.ts';
import type { DocumentName } from './selection.ts';
import { state } from './state.ts';

/** Shows the conflicts of a document, or closes its dialog. A dialog about another document stays open: the next save asks again. */
export function showConflicts(name: DocumentName, conflicts: Conflict[]): void {
  if (state.conflictsShown && state.conflictsOf !== name) return;
  state.conflictsOf = name;
  state.conflicts = ref(conflicts);
  state.conflictsShown = conflicts.length > 0;
}
