import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import * as visitorViewStyles from '../ui/styles/visitor-view.module.css';

interface RadioButtonsProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; text: string; icon?: LucideIcon }[];
  onChange: (value: V) => void;
}

export function RadioButtons<V extends string>({ label, value, options, onChange }: RadioButtonsProps<V>) {
  const name = useId();
  return (
    <div className={visitorViewStyles.visitorRadios} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <option.icon size={16} aria-hidden />}
          {option.text}
        </label>
      ))}
    </div>
  );
}
