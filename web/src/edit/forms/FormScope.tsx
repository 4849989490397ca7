import { LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isPressed, parseHistoryKey } from '../core/shortcuts.ts';
import { withKeys } from '../core/show-keys.ts';
import { common, messages } from '../messages/messages.ts';
import { ActionButton, BusyContext } from '../ui/ActionButton.tsx';
import { BackButton } from '../ui/BackButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { UndoContext } from './undo-context.ts';
import type { Form, FormStatus } from './use-form.ts';
import * as formsStyles from '../ui/styles/forms.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.forms;

interface FormScopeProps extends FormBarProps {
  /** The list that the form has replaced. */
  back?: { label: string; onClose: () => void };
  /** The reason why the user may not change the values. */
  refusal?: string;
  children: ReactNode;
}

interface FormBarProps {
  form: Form<any>;
  missing?: string;
  /** Enter and the shortcut for saving run the first one. The last one is the main action. */
  acts: readonly { label: string; run: () => Promise<unknown>; disabled?: boolean }[];
  onCancel?: () => void;
  /** Other acts on what the form edits. */
  others?: ReactNode;
}

export function FormScope({ back, refusal, children, ...bar }: FormScopeProps) {
  const { form, acts } = bar;
  const { undo, redo, version } = form;
  const element = useRef<HTMLFormElement>(null);
  const replacesList = back !== undefined;
  useEffect(() => {
    if (replacesList) element.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [replacesList]);
  const submit = () => void acts[0]!.run();
  const onKeyDown = (event: KeyboardEvent) => {
    const key = parseHistoryKey(event);
    const saves = isPressed(event, 'save');
    if (!key && !saves) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'undo') undo();
    else if (key === 'redo') redo();
    else if (!event.repeat) submit();
  };
  const content = (
    <>
      {children}
      <FormBar {...bar} />
    </>
  );
  return (
    <UndoContext value={{ undo, redo, version }}>
      {back && <BackButton label={back.label} onClick={() => form.close(back.onClose)} />}
      <form
        ref={element}
        className={inputsStyles.form}
        aria-busy={form.status === 'saving'}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          // A nested dialog must not submit the surrounding form.
          event.stopPropagation();
          submit();
        }}
      >
        {refusal === undefined ? content : <PermissionGate reason={refusal}>{content}</PermissionGate>}
      </form>
    </UndoContext>
  );
}

function FormBar({ form, missing, acts, onCancel, others }: FormBarProps) {
  return (
    <>
      <ErrorMessage>{form.error}</ErrorMessage>
      {missing && <p className={inputsStyles.hint}>{missing}</p>}
      <div className={inputsStyles.actions}>
        <BusyContext value={form.status === 'saving'}>
          {onCancel && <Button onClick={onCancel}>{common.cancel}</Button>}
          {acts.map(({ label, ...act }, index) => (
            <ActionButton key={label} look={index === acts.length - 1 ? 'primary' : 'plain'} {...act}>
              {label}
            </ActionButton>
          ))}
          {others}
        </BusyContext>
        <span className={formsStyles.formStatus} role="status" data-form={form.status}>
          {form.status === 'saving' && <LoaderCircle size={14} className={menuStyles.spinning} aria-hidden />}
          {statusLabels[form.status]}
        </span>
        <span className={`${inputsStyles.actions} ${rowsStyles.rowActions}`}>
          <IconButton
            icon={Undo2}
            {...withKeys(common.undo, 'undo')}
            label={t.undo}
            disabled={!form.canUndo}
            onClick={form.undo}
          />
          <IconButton
            icon={Redo2}
            {...withKeys(common.redo, 'redo')}
            label={t.redo}
            disabled={!form.canRedo}
            onClick={form.redo}
          />
        </span>
      </div>
    </>
  );
}

const statusLabels: Record<FormStatus, string> = {
  unchanged: messages.saving.status.unchanged,
  changed: common.notSavedYet,
  saving: common.saving,
  saved: common.saved,
};
