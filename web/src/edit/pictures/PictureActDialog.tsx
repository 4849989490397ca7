import type { Image, FocalPoint } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { useCall } from '../ui/use-call.ts';
import { DeleteDialog } from '../confirm/DeleteDialog.tsx';
import { messages, common } from '../messages/messages.ts';
import { useEditor } from '../core/use-editor.ts';
import { CENTRE } from './crop.ts';
import { cacheImage } from './image-cache.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { DetailDialog } from '../forms/DetailDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';
import * as styles from './focal-point.module.css';

const focalPoint = messages.media.focalPoint;
const WIDTH = 800;
const PREVIEWS = { landscape: 16 / 9, square: 1, portrait: 3 / 4 } as const;
const STEPS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const t = messages.pictures;

/** An action on a picture of the gallery, which affects every page that shows the picture. */
export interface PictureAct {
  kind: 'replace' | 'focus' | 'remove';
  image: Image;
}

interface PictureActDialogProps {
  act: PictureAct;
  /** Whether the edited field shows the picture. */
  chosen: boolean;
  onDone: () => void;
  onClose: () => void;
}

export const PictureActDialog = (props: PictureActDialogProps) =>
  props.act.kind === 'focus' ? <FocalPointDialog {...props} /> : <ChangePicture {...props} />;

/** Replaces or deletes a picture after listing the pages that show it. */
function ChangePicture({ act: { kind, image }, chosen, onDone, onClose }: PictureActDialogProps) {
  const editor = useEditor();
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'image', imageId: image._id });
  const finish = (replaced: Image) => {
    cacheImage(editor, replaced);
    onDone();
  };
  if (kind === 'replace')
    return <ReplaceDialog kind="image" replaced={image} uses={uses} onReplaced={finish} onClose={onClose} />;
  return (
    <DeleteDialog
      title={t.delete}
      height={350}
      about={image.name}
      uses={uses}
      blockedBy={chosen ? t.inUse : undefined}
      done={t.deleted}
      remove={() => api('POST /image/remove', { id: image._id })}
      onRemoved={onDone}
      onClose={onClose}
    >
      <img
        className={`${rowsStyles.picture} ${cropperStyles.pictureRemoved}`}
        src={imageUrl({ imageId: addressOfImage(image), width: 360, height: 200 })}
        alt={image.alt}
      />
    </DeleteDialog>
  );
}

function FocalPointDialog({ act: { image }, onDone, onClose }: PictureActDialogProps) {
  const editor = useEditor();
  const { _id, name } = image;
  const store = async (point: FocalPoint) => {
    cacheImage(editor, await api('POST /image/saveDetails', { _id, focalPoint: point }));
    onDone();
  };
  return (
    <DetailDialog
      title={focalPoint.of(name)}
      name="focalPoint"
      value={image.focalPoint ?? CENTRE}
      acts={[{ label: common.save, done: messages.media.saved(name), store }]}
      onClose={onClose}
    >
      {({ value, change }) => <FocalPointField image={image} value={value} onChange={change} />}
    </DetailDialog>
  );
}

interface FocalPointFieldProps {
  image: Image;
  value: FocalPoint;
  onChange: (part: Partial<FocalPoint>) => void;
}

function FocalPointField({ image, value: point, onChange }: FocalPointFieldProps) {
  const { alt, width, height } = image;
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };
  const move = (x: number, y: number) => onChange({ x: clamp(x), y: clamp(y) });
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    move(point.x + step.x * by, point.y + step.y * by);
  };
  const src = imageUrl({ imageId: addressOfImage(image), width: WIDTH });
  return (
    <>
      <p>{focalPoint.hint}</p>
      <div className={styles.focalPicture} onPointerDown={onPointer} onPointerMove={onPointer}>
        <img src={src} alt={alt} width={width} height={height} draggable={false} />
        <button
          type="button"
          className={styles.focalPoint}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={focalPoint.point(percent)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.focalNumbers}>
        {(['x', 'y'] as const).map((side) => (
          <TextInput
            key={side}
            label={focalPoint[side]}
            type="number"
            min={0}
            max={100}
            value={String(percent[side])}
            onChange={(typed) => onChange({ [side]: clamp(Number(typed) / 100) })}
          />
        ))}
        <Button onClick={() => onChange(CENTRE)}>{focalPoint.reset}</Button>
      </div>
      <ul className={styles.focalPreviews} aria-label={focalPoint.previews}>
        {Object.entries(PREVIEWS).map(([shape, ratio]) => (
          <li key={shape}>
            <img
              src={src}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: objectPosition(point, width / height, ratio) }}
            />
            <span>{focalPoint[shape as keyof typeof PREVIEWS]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const clamp = (part: number): number => (Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0.5);

/** Returns the `object-position` at which a box with `object-fit: cover` shows the same part as a rendition with its ratio (width / height). */
export function objectPosition({ x, y }: FocalPoint, pictureRatio: number, boxRatio: number): string {
  const horizontal = position(x, Math.min(1, boxRatio / pictureRatio));
  const vertical = position(y, Math.min(1, pictureRatio / boxRatio));
  return `${horizontal}% ${vertical}%`;
}

/** `visible` is the fraction of the side that is in view. */
function position(point: number, visible: number): number {
  if (visible >= 1) return 50;
  const start = Math.min(Math.max(point - visible / 2, 0), 1 - visible);
  return Math.round((start / (1 - visible)) * 10_000) / 100;
}
