import { imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { Button } from '../ui/Button.tsx';
import { AltText } from './AltText.tsx';
import { Croppers } from './Croppers.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';

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
          <figcaption>Built-in drawings cannot be cropped.</figcaption>
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
