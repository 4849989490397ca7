import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import type { FormName } from './form-names.ts';
import { FormScope } from './FormScope.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { type Form, useForm } from './use-form.ts';

interface DetailAct<V> {
  label: string;
  /** Text of the toast after a success. */
  done?: string;
  /** Asks for confirmation before the value is stored. */
  isWanted?: () => Promise<boolean>;
  store: (value: V) => Promise<unknown>;
}

interface DetailDialogProps<V extends object> {
  title: string;
  name: FormName;
  /** The stored value. */
  value: V;
  height?: number;
  acts: readonly DetailAct<V>[];
  /** Stores the value when the user pauses, and before the dialog closes. */
  saveDraft?: (value: V) => Promise<unknown>;
  /** Returns the reason why the value cannot be stored yet. */
  missing?: (value: V) => string | undefined;
  /** Returns errors by field, which are shown once the user has tried to store the value. */
  errors?: (value: V) => Partial<Record<keyof V, string>>;
  onClose: () => void;
  children: (form: Form<V>, errors: Partial<Record<keyof V, string>>) => ReactNode;
}

/** The form of one row. It closes after a success, and asks before it closes with unsaved changes. */
export function DetailDialog<V extends object>({
  title,
  name,
  value,
  height,
  acts,
  saveDraft,
  missing,
  errors,
  onClose,
  children,
}: DetailDialogProps<V>) {
  const storeDraft = async () =>
    saveDraft && !reason && form.submit((sent) => saveDraft(sent).then(() => undefined), undefined, 'draft');
  const form: Form<V> = useForm(name, value, { save: storeDraft });
  const [tried, setTried] = useState(false);
  const reason = missing?.(form.value);
  useDraftSaving(form, saveDraft && !reason ? storeDraft : undefined);
  const found = errors?.(form.value) ?? {};
  const close = () => form.close(onClose);
  const run = async ({ label, store, isWanted, done }: DetailAct<V>) => {
    setTried(true);
    if (reason || Object.values(found).some(Boolean) || (isWanted && !(await isWanted()))) return;
    const stored = await form.submit((sent) => store(sent).then(() => undefined), done, label);
    if (stored) onClose();
  };
  return (
    <Dialog title={title} width={800} height={height} onClose={close}>
      <FormScope
        form={form}
        missing={reason}
        acts={acts.map((act) => ({ label: act.label, run: () => run(act), disabled: reason !== undefined }))}
        onCancel={saveDraft ? undefined : close}
      >
        {children(form, tried ? found : {})}
      </FormScope>
    </Dialog>
  );
}
