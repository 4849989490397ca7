import { valueAt } from '../../../../proto/edit/path.ts';
import type { Picture } from '../../../../proto/values.ts';
import type { PictureField } from '../../fields/field.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { findField } from '../core/find-field.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { onHistoryKey } from '../canvas/use-keys.ts';
import { PictureDialog } from './PictureDialog.tsx';

export function PagePicture() {
  const editor = useEditor();
  const { editingPicture, documents } = useEditorState();
  const path = editingPicture && [...editingPicture];
  const field = path && findField(editor, path);
  if (!path || field?.kind !== 'picture') return null;
  const value = (valueAt(documents.page, path) as Picture | undefined) ?? field.initial;
  return (
    <PictureDialog
      field={field as PictureField}
      value={value}
      start={value.imageId === '' || value.imageId.startsWith('static:') ? 'gallery' : 'cropping'}
      onChange={(picture, typing) => setValue(editor, path, picture, { typing })}
      onKeyDown={(event) => onHistoryKey(editor, event)}
      onClose={() => closeOverlay(editor, 'picture')}
    />
  );
}
