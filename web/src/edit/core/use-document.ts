import { useSnapshot } from 'valtio';
import type { DocumentName } from './selection.ts';
import { type Documents, state } from './state.ts';

/** A document as it is edited; rendered anew with each edit of any of them. Documents are never changed in place. */
export const useDocument = <N extends DocumentName>(name: N): Documents[N] =>
  (useSnapshot(state).documents as Documents)[name];
