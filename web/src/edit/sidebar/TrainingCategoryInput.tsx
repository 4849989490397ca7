import type { Field } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';
import { useCall } from '../ui/use-call.ts';
import type { InputProps } from './input.ts';

/** A category that no longer exists stays selected until another one is chosen. */
export function TrainingCategoryInput({ field, document, path, value }: InputProps<Field<'trainingCategory', string>>) {
  const { data, error } = useCall('POST /training/getTrainingCategories', {});
  const areas = [...new Set([...(data ?? []).map(({ AREA }) => AREA), ...(value ? [value] : [])])];
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={error || undefined}
      none="All areas"
      value={value}
      options={areas.map((area) => ({ value: area, text: area }))}
      onChange={(next) => setValue(path, next, { document })}
    />
  );
}
