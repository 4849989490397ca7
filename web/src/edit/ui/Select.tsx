import { LabeledField } from './LabeledField.tsx';

interface SelectProps<V extends string> {
  label: string;
  hint?: string;
  error?: string;
  value: V;
  options: readonly { value: V; text: string }[];
  none?: string;
  disabled?: boolean;
  onChange: (value: V) => void;
}

export function Select<V extends string>({
  label,
  hint,
  error,
  value,
  options,
  none,
  disabled,
  onChange,
}: SelectProps<V>) {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(bound) => (
        <select {...bound} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as V)}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}
