import type { ComponentProps } from 'react';
import * as inputsStyles from './styles/inputs.module.css';

interface SubmitFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  busy: boolean;
  onSubmit: () => Promise<void>;
}

export const SubmitForm = ({ busy, onSubmit, ...rest }: SubmitFormProps) => (
  <form
    className={inputsStyles.form}
    aria-busy={busy}
    onSubmit={(event) => {
      event.preventDefault();
      const form = event.currentTarget;
      // A field that is refused may be outside of what the screen shows.
      void onSubmit().then(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }}
    {...rest}
  />
);
