import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { endTyping } from '../core/actions.ts';
import { state } from '../core/state.ts';

/**
 * While an input has the focus it owns its text: an answer of the server that comes in between can not take letters away.
 * Only what is meant to change it, an undo above all, shows through.
 */
export function useLocalValue<V>(value: V, onChange: (value: V) => void) {
  const { formattedTextWatcher } = useSnapshot(state);
  const [local, setLocal] = useState<{ value: V; at: number } | null>(null);
  const focused = useRef(false);
  const shown = local && local.at === formattedTextWatcher ? local.value : value;
  return {
    value: shown,
    onChange: (next: V) => {
      if (focused.current) setLocal({ value: next, at: state.formattedTextWatcher });
      onChange(next);
    },
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
      setLocal(null);
      endTyping();
    },
  };
}
