import type { PictureField } from '../field.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { setValue } from '../../edit/core/actions.ts';
import { onHistoryKey } from '../../edit/canvas/use-keys.ts';
import { PictureChoice } from '../../edit/pictures/PictureChoice.tsx';
import type { InputProps } from '../../edit/field-editors/input.ts';
import * as inputsStyles from '../../edit/ui/styles/inputs.module.css';
import * as sidebarStyles from '../../edit/ui/styles/sidebar.module.css';

export function PictureInput({ field, document, path, value }: InputProps<PictureField>) {
  const editor = useEditor();
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={inputsStyles.hint}>{field.hint}</p>}
      <PictureChoice
        field={field}
        value={value}
        onChange={(picture, typing) => setValue(editor, path, picture, { document, typing })}
        onKeyDown={(event) => onHistoryKey(editor, event)}
      />
    </fieldset>
  );
}
