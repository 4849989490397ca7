import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as formStyles from '../../ui/form.module.css';

interface FormFieldProps extends ComponentProps<'input'> {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

export function FormField({ id, error, children, ...input }: FormFieldProps) {
  const { form } = useMessages();
  return (
    <div className={formStyles.entry}>
      <label htmlFor={id}>
        {children}
        {!input.required && <span className={formStyles.optional}> {form.optional}</span>}
      </label>
      <input
        {...input}
        id={id}
        maxLength={250}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-wrong`}
      />
      {error !== undefined && (
        <p id={`${id}-wrong`} className={formStyles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
