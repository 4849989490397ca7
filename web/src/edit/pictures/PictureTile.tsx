import { ArrowLeftRight, Crosshair, type LucideIcon, Trash2, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Image } from '../../../../proto/entities/image.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { common, messages } from '../messages/messages.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import type { PictureAct } from './PictureActDialog.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import * as galleryStyles from '../ui/styles/gallery.module.css';

const { replace, focalPoint, tagsOf } = messages.media;

export interface PictureTileProps {
  image: Image;
  reason: string | undefined;
  /** Id of the element that shows the reason. */
  why: string;
  onAct: (kind: PictureAct['kind']) => void;
  onSaved: () => void;
}

interface TileParts {
  hasTags?: true;
  /** The picture. */
  children: ReactNode;
  acts?: ReactNode;
  below?: ReactNode;
}

export function PictureTile(props: PictureTileProps & TileParts) {
  const { image, reason, why, onAct, onSaved, hasTags, children, acts, below } = props;
  const { _id, name } = image;
  const texts = usePictureTexts(image, onSaved);
  const input = (field: 'alt' | 'tags', label: string, placeholder: string, maxLength: number) => (
    <input
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      title={reason}
      {...texts.input(field)}
      readOnly={reason !== undefined}
    />
  );
  const refused = { disabled: reason !== undefined, 'aria-describedby': reason && why };
  const act = (kind: PictureAct['kind'], icon: LucideIcon, label: string, title: string) => (
    <IconButton icon={icon} label={label} title={reason ?? title} {...refused} onClick={() => onAct(kind)} />
  );
  return (
    <li className={galleryStyles.tile}>
      {children}
      <div className={galleryStyles.tileWords}>
        {input('alt', messages.pictures.altTextOf(name), messages.pictures.noAltText, 500)}
        {hasTags && input('tags', tagsOf(name), common.tags, 300)}
        <ErrorMessage>{texts.error}</ErrorMessage>
      </div>
      <div className={galleryStyles.tileActs}>
        {acts}
        {act('replace', ArrowLeftRight, replace.named(name), replace.button)}
        {act('focus', Crosshair, focalPoint.of(name), focalPoint.button)}
        <HistoryButton
          isIcon
          kind="image"
          _id={_id}
          name={name}
          refusal={reason}
          aria-describedby={reason && why}
          onRestored={onSaved}
        />
        {act('remove', Trash2, common.deleteNamed(name), common.delete)}
      </div>
      {below}
    </li>
  );
}

export const TilePicture = ({ image, alt }: { image: Image; alt: string }) => (
  <img src={imageUrl({ imageId: addressOfImage(image), width: 360, height: 200 })} alt={alt} loading="lazy" />
);

export function AddTile({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <li className={galleryStyles.tile}>
      <FilePicker className={galleryStyles.tileAdd} accept="image/*" multiple onFiles={onFiles}>
        <Plus size={28} aria-hidden />
        {messages.pictures.upload}
      </FilePicker>
    </li>
  );
}
