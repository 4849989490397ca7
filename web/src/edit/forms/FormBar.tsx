import { LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { ActionButton, BusyContext } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import type { Form, FormStatus } from './use-form.ts';
import { withKeys } from '../core/show-keys.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as formsStyles from '../ui/styles/forms.module.css';

const t = messages.forms;

interface FormBarProps {
  form: Form<any>;
  missing?: string;
  /** The last one is the main action. */
  acts: readonly { label: string; run: () => Promise<unknown>; disabled?: boolean }[];
  onCancel?: () => void;
  children?: ReactNode;
}

export function FormBar({ form, missing, acts, onCancel, children }: FormBarProps) {
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
          {children}
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
