import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { PicturePanelProps } from './PictureDialog.tsx';
import { drawings } from './drawings.ts';
import * as galleryStyles from '../ui/styles/gallery.module.css';

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
