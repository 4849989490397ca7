import { useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from '../../../../proto/values.ts';
import { Button } from '../ui/Button.tsx';
import { type Size, initialCrop, toDisplayedCrop, toSourceCrop } from './crop.ts';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.pictures.crop;

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

export function Cropper({ name, size, ratio, source, url, value, onChange }: CropperProps) {
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
        ariaLabels={t.handles}
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
        <span>{t.size({ crop: value, source })}</span>
        <Button look="quiet" disabled={isSame(value, first)} onClick={() => onChange(first, false)}>
          {t.reset}
        </Button>
      </figcaption>
      {state === 'failed' && (
        <p className={inputsStyles.error} role="alert">
          {t.failed}
        </p>
      )}
      {value.width < size.width && <p className={inputsStyles.hint}>{t.small(size.width)}</p>}
    </figure>
  );
}

const isSame = (a: Crop, b: Crop): boolean =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
