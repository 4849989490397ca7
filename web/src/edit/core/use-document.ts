import { useSnapshot } from 'valtio';
import type { DocumentName } from './selection.ts';
import { type Documents, state } from './state.ts';

/** Renders again after each edit of any document. Documents are immutable. */
export const useDocument = <N extends DocumentName>(name: N): Documents[N] =>
  (useSnapshot(state).documents as Documents)[name];
