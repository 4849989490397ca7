import { type ReactNode, useId } from 'react';
import * as inputsStyles from './styles/inputs.module.css';

interface LabelBinding {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface LabeledFieldProps {
  label: string;
  hint?: string;
  error?: string | readonly string[];
  children: (bound: LabelBinding) => ReactNode;
}

export function LabeledField({ label, hint, error, children }: LabeledFieldProps) {
  const id = useId();
  const errorText = typeof error === 'string' ? error : error?.join(', ');
  const describedBy = [hint && `${id}-hint`, errorText && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={inputsStyles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(errorText && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={inputsStyles.hint}>
          {hint}
        </p>
      )}
      {errorText && (
        <p id={`${id}-error`} className={inputsStyles.error} role="alert">
          {errorText}
        </p>
      )}
    </div>
  );
}
