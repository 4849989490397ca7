import { useId } from 'react';
import * as inputsStyles from './styles/inputs.module.css';

interface ToggleProps {
  label: string;
  hint?: string;
  value: boolean;
  disabled?: boolean;
  onChange: (value: boolean) => void;
}

export function Toggle({ label, hint, value, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className={inputsStyles.toggle}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={inputsStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
