import { Select } from '../../ui/Select.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import * as styles from './roles.module.css';

interface LimitedChoiceProps<V extends string> {
  label: string;
  all: string;
  limited: string;
  options: readonly { value: V; text: string }[];
  /** Undefined for all. */
  value: readonly V[] | undefined;
  onChange: (value: V[] | undefined) => void;
}

export function LimitedChoice<V extends string>(props: LimitedChoiceProps<V>) {
  const { label, all, limited, options, value, onChange } = props;
  return (
    <div className={styles.limited}>
      <Select
        label={label}
        value={value ? 'limited' : 'all'}
        options={[
          { value: 'all', text: all },
          { value: 'limited', text: limited },
        ]}
        onChange={(next) => onChange(next === 'limited' ? [] : undefined)}
      />
      {value && (
        <div className={styles.choices} role="group" aria-label={limited}>
          {options.map((option) => (
            <Toggle
              key={option.value}
              label={option.text}
              checked={value.includes(option.value)}
              onChange={(on) =>
                onChange(on ? [...value, option.value] : value.filter((other) => other !== option.value))
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
