import { createContext } from 'react';
import { redo, undo } from '../core/actions.ts';

export interface Undo {
  undo: () => void;
  redo: () => void;
  /** Grows with each undo and redo of a form, so that an open text shows the value then. */
  version: number;
}

/** What the undo buttons of a text act on: the page, unless the text is in a form with an undo of its own. */
export const UndoContext = createContext<Undo>({ undo, redo, version: 0 });
