import { type ReactNode, useId } from 'react';

export interface LabelBinding {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface LabeledFieldProps {
  label: string;
  hint?: string;
  /** Several are shown in one line, joined by commas. */
  error?: string | readonly string[];
  children: (bound: LabelBinding) => ReactNode;
}

/** A label, an input and what is said about it, bound to each other. */
export function LabeledField({ label, hint, error, children }: LabeledFieldProps) {
  const id = useId();
  const wrong = typeof error === 'string' ? error : error?.join(', ');
  const about = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="ed-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(wrong && { 'aria-invalid': true }) })}
      {hint && (
        <p id={`${id}-hint`} className="ed-hint">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="ed-error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
