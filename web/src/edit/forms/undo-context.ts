import { createContext } from 'react';
import { redo, undo } from '../core/actions.ts';

export interface Undo {
  undo: () => void;
  redo: () => void;
  /** Increases with each undo and redo of a form, so that open rich texts reload their value. */
  version: number;
}

/** Undo acts on the page unless the text is inside a form with its own history. */
export const UndoContext = createContext<Undo>({ undo, redo, version: 0 });
