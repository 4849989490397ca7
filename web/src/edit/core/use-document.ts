import { useEditorState } from './use-editor.ts';
import type { DocumentName } from './selection.ts';
import type { Documents } from './state.ts';

/** Renders again after an edit of any document. */
export const useDocument = <N extends DocumentName>(name: N): Documents[N] =>
  (useEditorState().documents as Documents)[name];
