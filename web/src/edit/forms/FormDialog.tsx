import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { FormScope } from './FormScope.tsx';
import type { Form } from './use-form.ts';

interface FormDialogProps {
  title: string;
  height?: number;
  form: Form<any>;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Asks before it closes with unsaved changes. */
export function FormDialog({ title, height, form, onSubmit, onClose, children }: FormDialogProps) {
  const close = () => form.close(onClose);
  return (
    <Dialog title={title} width={800} height={height} onClose={close}>
      <FormScope form={form} onSubmit={() => void onSubmit()}>
        {typeof children === 'function' ? children(close) : children}
      </FormScope>
    </Dialog>
  );
}
