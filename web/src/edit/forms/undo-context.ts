import { createContext, useContext } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { redo, undo } from '../core/actions.ts';

export interface Undo {
  undo: () => void;
  redo: () => void;
  /** Incremented by undo and redo in a form, so that open rich texts reload their value. */
  version: number;
}

export const UndoContext = createContext<Undo | null>(null);

export const useUndo = (): Undo => {
  const editor = useEditor();
  return useContext(UndoContext) ?? { undo: () => undo(editor), redo: () => redo(editor), version: 0 };
};
