import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from './editor.ts';
import type { ReadonlyState } from './state.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component needs an EditorContext.');
  return editor;
}

export const useEditorState = (): ReadonlyState => useSnapshot(useEditor().state) as ReadonlyState;
