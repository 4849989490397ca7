import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { closeForm, type OpenForm, registerForm, updateUnsavedForms } from './form-actions.ts';
import type { FormName } from './form-names.ts';

const nothing = () => {};

/** Guards input outside of forms: `close` asks before it is lost. Pass no name if there is no such input. */
export function useTypedText(name: FormName | undefined, isTyped: boolean, discard: () => void = nothing) {
  const editor = useEditor();
  const latest = useRef({ isTyped, discard });
  latest.current = { isTyped, discard };
  const [open] = useState<OpenForm | undefined>(
    () =>
      name && {
        name,
        isChanged: () => latest.current.isTyped,
        finished: () => Promise.resolve(),
        discard: () => latest.current.discard(),
      },
  );
  useEffect(() => open && registerForm(editor, open), [editor, open]);
  useEffect(() => updateUnsavedForms(editor), [editor, isTyped]);
  return { close: (onClose: () => void) => (open ? void closeForm(editor, open, onClose) : onClose()) };
}
