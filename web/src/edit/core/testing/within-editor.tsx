import type { ReactNode } from 'react';
import { type Editor, createEditor } from '../editor.ts';
import { EditorContext } from '../use-editor.ts';

/** Options for `render` and `renderHook`. */
export const withinEditor = (editor: Editor = createEditor()) => ({
  wrapper: ({ children }: { children: ReactNode }) => <EditorContext value={editor}>{children}</EditorContext>,
});
