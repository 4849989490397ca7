import { imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { Button } from '../ui/Button.tsx';
import { AltText } from './AltText.tsx';
import { Croppers } from './Croppers.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.pictures;

export function Cropping({ field, value, onChange, onOpen, onClose }: PicturePanelProps) {
  if (value.imageId === '')
    return (
      <div className="ed-nothing ed-stack">
        <p>{t.none}</p>
        <Button look="primary" onClick={() => onOpen('gallery')}>
          {t.openGallery}
        </Button>
      </div>
    );
  return (
    <>
      {isStaticArt(value) ? (
        <figure className="ed-cropper">
          <img src={imageUrl(value)} alt="" />
          <figcaption>{t.crop.drawing}</figcaption>
        </figure>
      ) : (
        <Croppers key={value.imageId} field={field} value={value} onChange={onChange} />
      )}
      <AltText value={value.alt ?? ''} onChange={(alt) => onChange({ ...value, alt }, true)} />
      <div className="ed-actions">
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
        <Button look="primary" className="ed-last" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </>
  );
}
