import { type EditorState, state } from './state.ts';

/** For actions only: all other code reads `state`. */
export const writableState = state as EditorState;
