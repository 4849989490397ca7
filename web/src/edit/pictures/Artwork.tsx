import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { PicturePanelProps } from './PictureDialog.tsx';
import * as galleryStyles from '../ui/styles/gallery.module.css';

export const drawings = [
  'businessman',
  'city',
  'coast',
  'desert',
  'eucalyptus',
  'family',
  'fern',
  'flexibility',
  'flower',
  'hands',
  'harbour',
  'journey',
  'leaves',
  'letter',
  'moor',
  'mountains',
  'office',
  'outback',
  'parental-leave',
  'pension',
  'portrait-anna',
  'portrait-david',
  'portrait-mei',
  'portrait-tane',
  'shelter',
  'soldier',
] as const;

export function Artwork({ value, onChange, onClose }: PicturePanelProps) {
  return (
    <ul className={galleryStyles.gallery}>
      {drawings.map((name) => {
        const imageId = `static:${name}`;
        return (
          <li key={name} className={galleryStyles.tile}>
            <button
              type="button"
              className={galleryStyles.tileChoose}
              aria-pressed={imageId === value.imageId}
              onClick={() => {
                if (imageId !== value.imageId) onChange({ imageId, alt: '' });
                onClose();
              }}
            >
              <img src={imageUrl({ imageId })} alt="" loading="lazy" />
              <span>{name.replace('-', ' ')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
