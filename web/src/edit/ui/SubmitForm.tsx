import type { ComponentProps } from 'react';

interface SubmitFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  busy: boolean;
  onSubmit: () => Promise<void>;
}

export const SubmitForm = ({ busy, onSubmit, ...rest }: SubmitFormProps) => (
  <form
    className="ed-form"
    aria-busy={busy}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
    {...rest}
  />
);
