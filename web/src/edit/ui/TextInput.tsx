import type { ComponentProps } from 'react';
import { LabeledField } from './LabeledField.tsx';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  hint?: string;
  error?: string | readonly string[];
  value: string;
  onChange: (value: string) => void;
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

export function TextInput({ label, hint, error, onChange, ...rest }: TextInputProps) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(bound) => <input type="text" {...rest} {...bound} onChange={(event) => onChange(event.target.value)} />}
    </LabeledField>
  );
}

export const TextArea = ({ label, hint, onChange, ...rest }: TextAreaProps) => (
  <LabeledField label={label} hint={hint}>
    {(bound) => <textarea {...rest} {...bound} onChange={(event) => onChange(event.target.value)} />}
  </LabeledField>
);
