import type { Field } from '../../fields/field.ts';
import { videoOptions } from '../../fields/video-options.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';
import type { InputProps } from './input.ts';

/** A video that no longer exists stays selected until another one is chosen. */
export function VideoSelectInput({ field, document, path, value }: InputProps<Field<'videoSelect', string>>) {
  const isUnlisted = value !== '' && !videoOptions.some((option) => option.value === value);
  return (
    <fieldset className="ed-group">
      <legend>{field.label}</legend>
      <Select
        label="Select video"
        hint={field.hint}
        none="No video"
        value={value}
        options={isUnlisted ? [...videoOptions, { value, text: value }] : videoOptions}
        onChange={(next) => setValue(path, next, { document })}
      />
    </fieldset>
  );
}
