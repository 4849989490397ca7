import type { ComponentProps } from 'react';
import { Labelled } from './Labelled.tsx';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  hint?: string;
  error?: string | readonly string[];
  value: string;
  onChange: (value: string) => void;
}

export function TextInput({ label, hint, error, onChange, ...rest }: TextInputProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(bound) => <input type="text" {...rest} {...bound} onChange={(event) => onChange(event.target.value)} />}
    </Labelled>
  );
}
