import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { FocalPoint, Image } from '../../../../proto/entities/image.ts';
import { isEqual } from '../../../../proto/edit/path.ts';
import { api } from '../../api.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { addressOfImage } from '../core/picture-editions.ts';
import { showSuccess } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { common, messages } from '../messages/messages.ts';
import { cacheSource } from './source-size.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as styles from './focal-point.module.css';

const t = messages.media.focalPoint;
const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };
const WIDTH = 800;
const PREVIEWS = { landscape: 16 / 9, square: 1, portrait: 3 / 4 } as const;
const STEPS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocalPointDialogProps {
  image: Image;
  onSaved: () => void;
  onClose: () => void;
}

export function FocalPointDialog({ image, onSaved, onClose }: FocalPointDialogProps) {
  const editor = useEditor();
  const { _id, name, alt, width, height } = image;
  const [point, setPoint] = useState<FocalPoint>(image.focalPoint ?? CENTRE);
  const { busy, error, run } = useSubmission();
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };
  const move = (x: number, y: number) => setPoint({ x: clamp(x), y: clamp(y) });
  const { close } = useTypedText('focalPoint', !isEqual(point, image.focalPoint ?? CENTRE));
  const save = async () => {
    const saved = await api('POST /image/saveDetails', { _id, alt, focalPoint: point });
    cacheSource(editor, saved);
    showSuccess(editor, messages.media.saved(name));
    onSaved();
  };
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
    <Dialog title={t.of(name)} width={900} onClose={() => close(onClose)}>
      <div className={sidebarStyles.stack}>
        <p>{t.hint}</p>
        <div className={styles.focalPicture} onPointerDown={onPointer} onPointerMove={onPointer}>
          <img src={src} alt={alt} width={width} height={height} draggable={false} />
          <button
            type="button"
            className={styles.focalPoint}
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            aria-label={t.point(percent)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={styles.focalNumbers}>
          {(['x', 'y'] as const).map((side) => (
            <TextInput
              key={side}
              label={t[side]}
              type="number"
              min={0}
              max={100}
              value={String(percent[side])}
              onChange={(typed) => setPoint({ ...point, [side]: clamp(Number(typed) / 100) })}
            />
          ))}
        </div>
        <ul className={styles.focalPreviews} aria-label={t.previews}>
          {Object.entries(PREVIEWS).map(([shape, ratio]) => (
            <li key={shape}>
              <img
                src={src}
                alt=""
                style={{ aspectRatio: ratio, objectPosition: objectPosition(point, width / height, ratio) }}
              />
              <span>{t[shape as keyof typeof PREVIEWS]}</span>
            </li>
          ))}
        </ul>
        <ErrorMessage>{error}</ErrorMessage>
        <div className={inputsStyles.actions}>
          <Button onClick={() => close(onClose)}>{common.cancel}</Button>
          <Button onClick={() => setPoint(CENTRE)}>{t.reset}</Button>
          <Button look="primary" disabled={busy} onClick={() => void run(save)}>
            {common.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const clamp = (part: number): number => (Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0.5);

/** Shows in a box of this ratio (width / height), with `object-fit: cover`, what a rendition of this ratio shows. */
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
