import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { PicturePanelProps } from './PictureDialog.tsx';
import * as galleryStyles from '../ui/styles/gallery.module.css';

export const shapes = ['arches', 'hills', 'person', 'pieces', 'rings'] as const;

export function Artwork({ value, onChange, onClose }: PicturePanelProps) {
  return (
    <ul className={galleryStyles.gallery}>
      {shapes.map((name) => {
        const imageId = `static:shape-${name}`;
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
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
