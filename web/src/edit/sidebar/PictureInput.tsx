import type { PictureField } from '../../fields/field.ts';
import { setValue } from '../core/actions.ts';
import { onHistoryKey } from '../core/use-keys.ts';
import { PictureChoice } from '../dialogs/picture/PictureChoice.tsx';
import type { InputProps } from './input.ts';

export function PictureInput({ field, document, path, value }: InputProps<PictureField>) {
  return (
    <fieldset className="ed-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="ed-hint">{field.hint}</p>}
      <PictureChoice
        field={field}
        value={value}
        onChange={(picture, typing) => setValue(path, picture, { document, typing })}
        onKeyDown={onHistoryKey}
      />
    </fieldset>
  );
}
