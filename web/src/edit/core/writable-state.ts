import type { Editor } from './editor.ts';
import type { EditorState } from './state.ts';

/** For actions only: all other code reads `editor.state`. */
export const writable = (editor: Editor): EditorState => editor.state as EditorState;
