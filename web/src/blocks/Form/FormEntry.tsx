import type { ComponentProps, ReactNode } from 'react';
import { formLimits, parseOptions } from '../../../../proto/form-limits.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { FormValues } from './Form.fields.ts';
import { fieldName } from './form-names.ts';
import * as formStyles from '../../ui/form.module.css';
import * as styles from './Form.module.css';

interface Props {
  id: string;
  field: FormValues['fields'][number];
  typed: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

const inputs: Partial<Record<Props['field']['kind'], ComponentProps<'input'>>> = {
  text: { type: 'text', maxLength: formLimits.line },
  // In an input of type email, browsers refuse addresses with international characters.
  email: {
    type: 'text',
    inputMode: 'email',
    autoCapitalize: 'none',
    autoComplete: 'email',
    maxLength: formLimits.line,
  },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: formLimits.line },
  date: { type: 'date' },
};

export function FormEntry({ id, field, typed, error, children }: Props) {
  const { kind, key, required, options } = field;
  const { optional, choose } = useMessages().form;
  const shared = { id, name: fieldName(key), required, ...describedBy(id, error) };
  const labelled = (
    <>
      {children}
      {!required && <span className={formStyles.optional}> {optional}</span>}
    </>
  );
  if (kind === 'checkBox')
    return (
      <CheckBox {...shared} defaultChecked={typed !== undefined} error={error}>
        {labelled}
      </CheckBox>
    );
  return (
    <div className={formStyles.entry}>
      <label htmlFor={id}>{labelled}</label>
      {kind === 'longText' ? (
        <textarea {...shared} rows={5} maxLength={formLimits.text} defaultValue={typed} />
      ) : kind === 'choice' ? (
        <select {...shared} defaultValue={typed ?? ''}>
          <option value="">{choose}</option>
          {parseOptions(options).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...inputs[kind]}
          autoComplete={field.autocomplete || inputs[kind]?.autoComplete}
          defaultValue={typed}
        />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

interface CheckBoxProps extends ComponentProps<'input'> {
  id: string;
  error: string | undefined;
}

export function CheckBox({ id, error, children, ...input }: CheckBoxProps) {
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

const errorId = (id: string): string => `${id}-wrong`;

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error !== undefined && (
    <p id={errorId(id)} className={formStyles.wrong}>
      {error}
    </p>
  );

export const describedBy = (id: string, error: string | undefined) => ({
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': error === undefined ? undefined : errorId(id),
});
