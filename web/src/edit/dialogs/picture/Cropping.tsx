import { imageUrl, isStaticArt } from '../../../blocks/parts/image-url.ts';
import { Button } from '../../ui/Button.tsx';
import { AltText } from './AltText.tsx';
import { Croppers } from './Croppers.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';

/** The chosen picture: which part of it is shown in each size, and its words. */
export function Cropping({ field, value, onChange, onOpen, onClose }: PicturePanelProps) {
  if (value.imageId === '')
    return (
      <div className="ed-nothing ed-stack">
        <p>No picture is chosen yet.</p>
        <Button look="primary" onClick={() => onOpen('Gallery')}>
          Open the gallery
        </Button>
      </div>
    );
  return (
    <>
      {isStaticArt(value) ? (
        <figure className="ed-cropper">
          <img src={imageUrl(value)} alt="" />
          <figcaption>A drawing of the site. It is always shown whole.</figcaption>
        </figure>
      ) : (
        <Croppers key={value.imageId} field={field} value={value} onChange={onChange} />
      )}
      <AltText value={value.alt ?? ''} onChange={(alt) => onChange({ ...value, alt }, true)} />
      <div className="ed-actions">
        <Button
          onClick={(event) => {
            // The second click of the one that has just chosen the picture is meant for no button.
            if (event.detail > 1) return;
            onChange({ imageId: '' });
            onOpen('Gallery');
          }}
        >
          Clear Picture
        </Button>
        <Button onClick={() => onOpen('Gallery')}>Choose another</Button>
        <Button look="primary" className="ed-last" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
