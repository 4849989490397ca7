import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { Image } from '../../../../proto/entities/image.ts';
import type { Crop, Picture } from '../../../../proto/values.ts';
import { imageUrl, isStaticArt, cropParameters } from '../../blocks/parts/image-url.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useResult } from '../ui/use-call.ts';
import { AltText } from './AltText.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';
import type { PictureField } from '../../fields/field.ts';
import { usePictureAddress } from '../core/picture-editions.ts';
import {
  fitsSource,
  fromStoredCrop,
  toStoredCrop,
  type Size,
  initialCrop,
  toDisplayedCrop,
  toSourceCrop,
  initialCrops,
  isVector,
  aspectRatio,
} from './crop.ts';
import { loadImage } from './image-cache.ts';
import { common, messages } from '../messages/messages.ts';
import { useEditor } from '../core/use-editor.ts';
import 'react-image-crop/dist/ReactCrop.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.pictures;

export function Cropping({ field, value, onChange, onOpen, onClose }: PicturePanelProps) {
  if (value.imageId === '')
    return (
      <div className={`${dialogsStyles.nothing} ${sidebarStyles.stack}`}>
        <p>{t.none}</p>
        <Button look="primary" onClick={() => onOpen('gallery')}>
          {t.openGallery}
        </Button>
      </div>
    );
  return (
    <>
      {isStaticArt(value) ? (
        <figure className={cropperStyles.cropper}>
          <img src={imageUrl(value)} alt="" />
          <figcaption>{t.crop.drawing}</figcaption>
        </figure>
      ) : (
        <Croppers key={value.imageId} field={field} value={value} onChange={onChange} />
      )}
      <AltText value={value.alt ?? ''} onChange={(alt) => onChange({ ...value, alt }, true)} />
      <div className={inputsStyles.actions}>
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
        <Button look="primary" className={cropperStyles.last} onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </>
  );
}

/** Large enough for precise cropping on high-resolution screens. */
const DISPLAY_WIDTH = 1600;

interface CroppersProps {
  field: PictureField;
  value: Picture;
  onChange: (picture: Picture, typing?: boolean) => void;
}

function Croppers(props: CroppersProps) {
  const { imageId } = props.value;
  const editor = useEditor();
  const { data: source, error } = useResult(imageId, () => loadImage(editor, imageId));
  const address = usePictureAddress(imageId);
  if (error) return <ErrorMessage>{t.crop.missing}</ErrorMessage>;
  if (!source) return <p className={dialogsStyles.nothing}>{t.crop.loading}</p>;
  if (isVector(source.type))
    return (
      <figure className={cropperStyles.cropper}>
        <img src={imageUrl({ imageId: address })} alt="" />
        <figcaption>{t.crop.vector}</figcaption>
      </figure>
    );
  return <CroppersForSource source={source} {...props} />;
}

function CroppersForSource({ source, field, value, onChange }: CroppersProps & { source: Image }) {
  const address = usePictureAddress(value.imageId);
  const cropOf = (name: string) => fromStoredCrop(cropParameters(value, name), source);
  const missing = Object.keys(field.sizes).filter((name) => !fitsSource(cropOf(name), source));
  useEffect(() => {
    if (missing.length === 0) return;
    const first = initialCrops(field, source);
    onChange({ ...value, ...Object.fromEntries(missing.map((name) => [name, first[name]])) });
  });
  if (missing.length > 0) return null;
  return Object.entries(field.sizes).map(([name, size]) => (
    <Cropper
      key={name}
      name={name.charAt(0).toUpperCase() + name.slice(1)}
      size={size}
      ratio={aspectRatio(field, size)}
      source={source}
      url={imageUrl({ imageId: address, width: DISPLAY_WIDTH })}
      value={cropOf(name) as Crop}
      onChange={(crop, typing) => onChange({ ...value, [name]: toStoredCrop(crop, source) }, typing)}
    />
  ));
}

interface CropperProps {
  name: string;
  size: Size;
  ratio?: number;
  source: Parameters<typeof initialCrop>[0];
  url: string;
  value: Crop;
  onChange: (crop: Crop, typing: boolean) => void;
}

/** CSS pixels; smaller selections are hard to grab. */
const MIN_SIZE = 24;

function Cropper({ name, size, ratio, source, url, value, onChange }: CropperProps) {
  const [drawn, setDrawn] = useState<PercentCrop | null>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const byKey = useRef(false);
  const first = initialCrop(source, ratio);
  return (
    <figure
      className={cropperStyles.cropper}
      onKeyDownCapture={() => void (byKey.current = true)}
      onPointerDownCapture={() => void (byKey.current = false)}
    >
      <ReactCrop
        aspect={ratio}
        crop={drawn ?? toDisplayedCrop(value, source)}
        disabled={state !== 'loaded'}
        keepSelection
        ruleOfThirds
        minWidth={MIN_SIZE}
        minHeight={MIN_SIZE}
        ariaLabels={t.crop.handles}
        onChange={(_, percent) => setDrawn(percent)}
        onComplete={(_, percent) => {
          setDrawn(null);
          onChange(toSourceCrop(percent, source), byKey.current);
        }}
      >
        <img
          src={url}
          alt=""
          width={source.width}
          height={source.height}
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      </ReactCrop>
      <figcaption>
        <strong>{name}</strong>
        <span>{t.crop.size({ crop: value, source })}</span>
        <Button look="quiet" disabled={isSame(value, first)} onClick={() => onChange(first, false)}>
          {t.crop.reset}
        </Button>
      </figcaption>
      {state === 'failed' && <ErrorMessage>{t.crop.failed}</ErrorMessage>}
      {value.width < size.width && <p className={inputsStyles.hint}>{t.crop.small(size.width)}</p>}
    </figure>
  );
}

const isSame = (a: Crop, b: Crop): boolean =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
