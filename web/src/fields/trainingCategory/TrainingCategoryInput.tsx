import type { Field } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { Select } from '../../edit/ui/Select.tsx';
import { useCall } from '../../edit/ui/use-call.ts';
import type { InputProps } from '../../edit/field-editors/input.ts';
import { messages } from '../../edit/messages/messages.ts';

export function TrainingCategoryInput({ field, document, path, value }: InputProps<Field<'trainingCategory', string>>) {
  const editor = useEditor();
  const { data, error } = useCall('POST /training/getTrainingCategories', {});
  const areas = [...new Set([...(data ?? []).map(({ AREA }) => AREA), ...(value ? [value] : [])])];
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={error || undefined}
      none={messages.fields.allAreas}
      value={value}
      options={areas.map((area) => ({ value: area, text: area }))}
      onChange={(next) => setValue(editor, path, next, { document })}
    />
  );
}
