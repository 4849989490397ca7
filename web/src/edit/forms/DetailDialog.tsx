import { type ReactNode, useState } from 'react';
import { common } from '../messages/messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormBar } from './FormBar.tsx';
import type { FormName } from './form-names.ts';
import { FormScope } from './FormScope.tsx';
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
  /** Enter and the shortcut for saving run the first action. */
  acts: readonly DetailAct<V>[];
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
  missing,
  errors,
  onClose,
  children,
}: DetailDialogProps<V>) {
  const form = useForm(name, value);
  const [tried, setTried] = useState(false);
  const reason = missing?.(form.value);
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
      <FormScope form={form} onSubmit={() => void run(acts[0]!)}>
        {children(form, tried ? found : {})}
        <FormBar form={form} missing={reason}>
          <Button onClick={close}>{common.cancel}</Button>
          {acts.map((act, index) => (
            <ActionButton
              key={act.label}
              look={index === acts.length - 1 ? 'primary' : 'plain'}
              run={() => run(act)}
              disabled={reason !== undefined}
            >
              {act.label}
            </ActionButton>
          ))}
        </FormBar>
      </FormScope>
    </Dialog>
  );
}
