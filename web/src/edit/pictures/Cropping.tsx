import { imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { Button } from '../ui/Button.tsx';
import { AltText } from './AltText.tsx';
import { Croppers } from './Croppers.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.pictures;

export function Cropping({ field, value, onChange, onOpen, onClose }: PicturePanelProps) {
  if (value.imageId === '')
    return (
      <div className={`${dialogsStyles.nothing} ${sidebarStyles.stack}`}>
        <p>{t.none}</p>
        <Button look="primary" onClick={() => onOpen('gallery')}>
          {t.openGallery}
        </Button>
      </div>
    );
  return (
    <>
      {isStaticArt(value) ? (
        <figure className={cropperStyles.cropper}>
          <img src={imageUrl(value)} alt="" />
          <figcaption>{t.crop.drawing}</figcaption>
        </figure>
      ) : (
        <Croppers key={value.imageId} field={field} value={value} onChange={onChange} />
      )}
      <AltText value={value.alt ?? ''} onChange={(alt) => onChange({ ...value, alt }, true)} />
      <div className={inputsStyles.actions}>
        <Button
          onClick={(event) => {
            // Ignores the second click of a double click.
            if (event.detail > 1) return;
            onChange({ imageId: '' });
            onOpen('gallery');
          }}
        >
          {common.clearPicture}
        </Button>
        <Button onClick={() => onOpen('gallery')}>{common.chooseAnotherPicture}</Button>
        <Button look="primary" className={cropperStyles.last} onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </>
  );
}
