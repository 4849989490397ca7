import { LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import type { Form, FormStatus } from './use-form.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.forms;

interface FormBarProps {
  form: Form<any>;
  missing?: string;
  children: ReactNode;
}

export function FormBar({ form, missing, children }: FormBarProps) {
  return (
    <>
      <ErrorMessage>{form.error}</ErrorMessage>
      {missing && <p className="ed-hint">{missing}</p>}
      <div className="ed-actions ed-form-bar">
        {children}
        <span className="ed-form-status" role="status" data-form={form.status}>
          {form.status === 'saving' && <LoaderCircle size={14} className="ed-spinning" aria-hidden />}
          {statusLabels[form.status]}
        </span>
        <IconButton
          icon={Undo2}
          className="ed-last"
          title={common.undoWithKeys}
          label={t.undo}
          disabled={!form.canUndo}
          onClick={form.undo}
        />
        <IconButton
          icon={Redo2}
          title={common.redoWithKeys}
          label={t.redo}
          disabled={!form.canRedo}
          onClick={form.redo}
        />
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
