import { useSnapshot } from 'valtio';
import { valueAt } from '../../../../../proto/edit/path.ts';
import type { Picture } from '../../../../../proto/values.ts';
import type { PictureField } from '../../../fields/field.ts';
import { setValue } from '../../core/actions.ts';
import { findField } from '../../core/find-field.ts';
import { closeOverlay } from '../../core/panel-actions.ts';
import { state } from '../../core/state.ts';
import { onHistoryKey } from '../../core/use-keys.ts';
import { PictureDialog } from './PictureDialog.tsx';

export function PagePicture() {
  const { editingPicture, documents } = useSnapshot(state);
  const path = editingPicture && [...editingPicture];
  const field = path && findField(path);
  if (!path || field?.kind !== 'picture') return null;
  const value = (valueAt(documents.page, path) as Picture | undefined) ?? field.initial;
  return (
    <PictureDialog
      field={field as PictureField}
      value={value}
      start={value.imageId === '' || value.imageId.startsWith('static:') ? 'Gallery' : 'Cropping'}
      onChange={(picture, typing) => setValue(path, picture, { typing })}
      onKeyDown={onHistoryKey}
      onClose={() => closeOverlay('picture')}
    />
  );
}
