import { ArrowLeftRight, Crosshair, Trash2 } from 'lucide-react';
import type { Image } from '../../../../proto/entities/image.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { PictureAct } from './PictureActDialog.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { common, messages } from '../messages/messages.ts';
import * as galleryStyles from '../ui/styles/gallery.module.css';

const t = messages.pictures;
const { replace, focalPoint } = messages.media;

interface GalleryTileProps {
  image: Image;
  chosen: boolean;
  reason: string | undefined;
  /** Id of the element that shows the reason. */
  why: string;
  onChoose: () => void;
  onAct: (kind: PictureAct['kind']) => void;
  onSaved: () => void;
}

export function GalleryTile({ image, chosen, reason, why, onChoose, onAct, onSaved }: GalleryTileProps) {
  const texts = usePictureTexts(image, onSaved);
  const alt = texts.bind('alt');
  return (
    <li className={galleryStyles.tile}>
      <button type="button" className={galleryStyles.tileChoose} aria-pressed={chosen} onClick={onChoose}>
        <img
          src={imageUrl({ imageId: addressOfImage(image), width: 360, height: 200 })}
          alt={image.alt}
          loading="lazy"
        />
        <span>{image.name}</span>
      </button>
      <div className={galleryStyles.tileWords}>
        <input
          type="text"
          aria-label={t.altTextOf(image.name)}
          placeholder={t.noAltText}
          maxLength={500}
          readOnly={reason !== undefined}
          title={reason}
          value={alt.value}
          onChange={(event) => alt.onChange(event.target.value)}
          onBlur={() => void texts.save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void texts.save();
          }}
        />
        <ErrorMessage>{texts.error}</ErrorMessage>
      </div>
      <div className={galleryStyles.tileActs}>
        <IconButton
          icon={ArrowLeftRight}
          label={replace.named(image.name)}
          title={reason ?? replace.button}
          disabled={reason !== undefined}
          aria-describedby={reason && why}
          onClick={() => onAct('replace')}
        />
        <IconButton
          icon={Crosshair}
          label={focalPoint.of(image.name)}
          title={reason ?? focalPoint.button}
          disabled={reason !== undefined}
          aria-describedby={reason && why}
          onClick={() => onAct('focus')}
        />
        <HistoryButton
          isIcon
          kind="image"
          _id={image._id}
          name={image.name}
          refusal={reason}
          aria-describedby={reason && why}
          onRestored={onSaved}
        />
        <IconButton
          icon={Trash2}
          label={common.deleteNamed(image.name)}
          title={reason ?? common.delete}
          disabled={reason !== undefined}
          aria-describedby={reason && why}
          onClick={() => onAct('remove')}
        />
      </div>
    </li>
  );
}
