import { type KeyboardEvent, useState } from 'react';
import type { Picture } from '../../../../proto/values.ts';
import { cropParameters, imageUrl } from '../../blocks/parts/image-url.ts';
import type { PictureField } from '../../fields/field.ts';
import { Button } from '../ui/Button.tsx';
import { usePictureAddress } from '../core/picture-editions.ts';
import { AltText } from './AltText.tsx';
import { PictureDialog, type PictureTab } from './PictureDialog.tsx';
import { common } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

interface PictureChoiceProps {
  field: PictureField;
  value: Picture;
  onChange: (picture: Picture, typing?: boolean) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function PictureChoice({ field, value, onChange, onKeyDown }: PictureChoiceProps) {
  const [open, setOpen] = useState<PictureTab | null>(null);
  const [name, size] = Object.entries(field.sizes)[0]!;
  const crop = cropParameters(value, name);
  const address = usePictureAddress(value.imageId);
  return (
    <>
      {value.imageId && (
        <img
          className={rowsStyles.picture}
          src={imageUrl({ imageId: address, crop, width: size.width, height: field.freeform ? '' : size.height })}
          alt=""
        />
      )}
      <div className={inputsStyles.actions}>
        {value.imageId ? (
          <>
            <Button onClick={() => setOpen('cropping')}>{common.editPicture}</Button>
            <Button onClick={() => setOpen('gallery')}>{common.chooseAnotherPicture}</Button>
            <Button look="quiet" onClick={() => onChange({ imageId: '' })}>
              {common.clearPicture}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('gallery')}>{common.choosePicture}</Button>
        )}
      </div>
      {value.imageId && <AltText value={value.alt ?? ''} onChange={(alt) => onChange({ ...value, alt }, true)} />}
      {open && (
        <PictureDialog
          field={field}
          value={value}
          start={open}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
