import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { canCloseForm, type OpenForm, registerForm, updateUnsavedForms } from './form-actions.ts';
import type { FormName } from './form-names.ts';

const nothing = () => {};

/** For input that is no form: closes what contains it only after a question, returned as `mayClose`. */
export function useTypedText(name: FormName, isTyped: boolean, discard: () => void = nothing) {
  const editor = useEditor();
  const latest = useRef({ isTyped, discard });
  latest.current = { isTyped, discard };
  const [open] = useState<OpenForm>(() => ({
    name,
    isChanged: () => latest.current.isTyped,
    finished: () => Promise.resolve(),
    discard: () => latest.current.discard(),
  }));
  useEffect(() => registerForm(editor, open), [editor, open]);
  useEffect(() => updateUnsavedForms(editor), [editor, isTyped]);
  return { mayClose: () => canCloseForm(editor, open) };
}
