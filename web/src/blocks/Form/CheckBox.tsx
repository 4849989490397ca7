import type { ComponentProps } from 'react';
import { describedBy, FieldError } from './FieldError.tsx';
import * as styles from './Form.module.css';
import * as formStyles from '../../ui/form.module.css';

interface Props extends ComponentProps<'input'> {
  id: string;
  error: string | undefined;
}

export function CheckBox({ id, error, children, ...input }: Props) {
  return (
    <div className={formStyles.entry}>
      <label className={styles.check} htmlFor={id}>
        <input {...input} {...describedBy(id, error)} id={id} type="checkbox" value="yes" />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
