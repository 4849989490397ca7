import type { ComponentProps, ReactNode } from 'react';

interface FormFieldProps extends ComponentProps<'input'> {
  id: string;
  wrong: string | undefined;
  children: ReactNode;
}

export function FormField({ id, wrong, children, ...input }: FormFieldProps) {
  return (
    <div className="mailchimp-entry">
      <label htmlFor={id}>
        {children}
        {!input.required && <span className="mailchimp-optional"> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        maxLength={250}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="mailchimp-wrong">
          {wrong}
        </p>
      )}
    </div>
  );
}
