import { useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from '../../../../proto/values.ts';
import { Button } from '../ui/Button.tsx';
import { type Size, initialCrop, toDisplayedCrop, toSourceCrop } from './crop.ts';

interface CropperProps {
  name: string;
  /** Displayed size in CSS pixels. */
  size: Size;
  /** Width / height; without it the crop is free. */
  ratio?: number;
  source: Size;
  url: string;
  value: Crop;
  /** `typing` merges key presses into one undo step. */
  onChange: (crop: Crop, typing: boolean) => void;
}

const labels = {
  cropArea: 'Visible part: move it with the arrow keys, ten times faster with Shift',
  nwDragHandle: 'Upper left corner: move it with the arrow keys',
  nDragHandle: 'Upper edge: move it with the arrow keys',
  neDragHandle: 'Upper right corner: move it with the arrow keys',
  eDragHandle: 'Right edge: move it with the arrow keys',
  seDragHandle: 'Lower right corner: move it with the arrow keys',
  sDragHandle: 'Lower edge: move it with the arrow keys',
  swDragHandle: 'Lower left corner: move it with the arrow keys',
  wDragHandle: 'Left edge: move it with the arrow keys',
};

/** CSS pixels; smaller selections are hard to grab. */
const MIN_SIZE = 24;

export function Cropper({ name, size, ratio, source, url, value, onChange }: CropperProps) {
  const [drawn, setDrawn] = useState<PercentCrop | null>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const byKey = useRef(false);
  const first = initialCrop(source, ratio);
  return (
    <figure
      className="ed-cropper"
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
        ariaLabels={labels}
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
        <span>
          {value.width} × {value.height} of {source.width} × {source.height} pixels
        </span>
        <Button look="quiet" disabled={isSame(value, first)} onClick={() => onChange(first, false)}>
          Reset
        </Button>
      </figcaption>
      {state === 'failed' && (
        <p className="ed-error" role="alert">
          The picture could not be loaded. Please try again later.
        </p>
      )}
      {value.width < size.width && (
        <p className="ed-hint">
          The page shows it up to {size.width} pixels wide. A smaller part may look blurred on large screens.
        </p>
      )}
    </figure>
  );
}

const isSame = (a: Crop, b: Crop): boolean =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
