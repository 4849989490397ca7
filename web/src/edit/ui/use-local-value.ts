import { useRef, useState } from 'react';
import { isEqual } from '../../../../proto/edit/path.ts';
import { useEditor } from '../core/use-editor.ts';
import { endTypingStep } from '../core/actions.ts';

interface Typed<V> {
  value: V;
  /** Values that the document will have until it contains the typed one; the first is the current value. */
  expected: readonly V[];
}

/** A focused input shows the typed text until the document changes for another reason, such as an undo. */
export function useLocalValue<V>(value: V, onChange: (value: V) => void, storedAs = (typed: V): V => typed) {
  const editor = useEditor();
  const [typed, setTyped] = useState<Typed<V> | null>(null);
  const focused = useRef(false);
  const arrived = typed ? typed.expected.findLastIndex((one) => isEqual(one, value)) : -1;
  if (typed && arrived < 0) setTyped(null);
  if (typed && arrived > 0) setTyped({ ...typed, expected: typed.expected.slice(arrived) });
  return {
    value: typed && arrived >= 0 ? typed.value : value,
    onChange: (next: V) => {
      if (focused.current)
        setTyped((before) => ({ value: next, expected: [...(before?.expected ?? [value]), storedAs(next)] }));
      onChange(next);
    },
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
      setTyped(null);
      endTypingStep(editor);
    },
  };
}
