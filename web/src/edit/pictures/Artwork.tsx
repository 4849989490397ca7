import { imageUrl } from '../../blocks/parts/image-url.ts';
import type { PicturePanelProps } from './PictureDialog.tsx';
import { drawings } from './drawings.ts';

export function Artwork({ value, onChange, onClose }: PicturePanelProps) {
  return (
    <ul className="ed-gallery">
      {drawings.map((name) => {
        const imageId = `static:${name}`;
        return (
          <li key={name} className="ed-tile">
            <button
              type="button"
              className="ed-tile-choose"
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
