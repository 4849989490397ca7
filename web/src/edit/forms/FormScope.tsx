import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { parseHistoryKey } from '../core/history-key.ts';
import { isPressed } from '../core/shortcuts.ts';
import { UndoContext } from './undo-context.ts';
import type { Form } from './use-form.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

interface FormScopeProps {
  ref?: Ref<HTMLFormElement>;
  form: Form<any>;
  onSubmit: () => void;
  children: ReactNode;
}

export function FormScope({ ref, form, onSubmit, children }: FormScopeProps) {
  const { undo, redo, version } = form;
  const onKeyDown = (event: KeyboardEvent) => {
    const key = parseHistoryKey(event);
    const saves = isPressed(event, 'save');
    if (!key && !saves) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'undo') undo();
    else if (key === 'redo') redo();
    else if (!event.repeat) onSubmit();
  };
  return (
    <UndoContext value={{ undo, redo, version }}>
      <form
        ref={ref}
        className={inputsStyles.form}
        aria-busy={form.status === 'saving'}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          // A nested dialog must not submit the surrounding form.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </UndoContext>
  );
}
