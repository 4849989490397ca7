import { LoaderCircle, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
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
      {form.error && (
        <p className="ed-error" role="alert">
          {form.error}
        </p>
      )}
      {missing && <p className="ed-hint">{missing}</p>}
      <div className="ed-actions ed-form-bar">
        {children}
        <span className="ed-form-status" role="status" data-form={form.status}>
          {form.status === 'saving' && <LoaderCircle size={14} className="ed-spinning" aria-hidden />}
          {statusLabels[form.status]}
        </span>
        <Button
          look="icon"
          className="ed-last"
          title={common.undoWithKeys}
          aria-label={t.undo}
          disabled={!form.canUndo}
          onClick={form.undo}
        >
          <Undo2 size={16} />
        </Button>
        <Button
          look="icon"
          title={common.redoWithKeys}
          aria-label={t.redo}
          disabled={!form.canRedo}
          onClick={form.redo}
        >
          <Redo2 size={16} />
        </Button>
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
