import { ArrowLeftRight, Crosshair, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { useEditor } from '../core/use-editor.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { PictureAct } from './PictureActDialog.tsx';
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
  const editor = useEditor();
  const [alt, setAlt] = useState<string | null>(null);
  const save = async () => {
    if (alt === null) return;
    const done =
      alt === image.alt || (await runWithToast(editor, () => api('POST /image/saveDetails', { _id: image._id, alt })));
    if (!done) return;
    setAlt(null);
    onSaved();
  };
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
          value={alt ?? image.alt}
          onChange={(event) => setAlt(event.target.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save();
          }}
        />
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
