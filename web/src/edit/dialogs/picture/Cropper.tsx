import { useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from '../../../../../proto/values.ts';
import { Button } from '../../ui/Button.tsx';
import { type Size, initialCrop, toDisplayedCrop, toSourceCrop } from './crop.ts';

interface CropperProps {
  name: string;
  /** As the page shows it, in CSS pixels. */
  size: Size;
  /** Width by height; without one the crop has any shape. */
  ratio?: number;
  source: Size;
  url: string;
  value: Crop;
  /** `typing` joins the steps of somebody who holds an arrow key. */
  onChange: (crop: Crop, typing: boolean) => void;
}

const labels = {
  cropArea: 'The part that is shown: arrow keys move it, with Shift by ten',
  nwDragHandle: 'Upper left corner: arrow keys move it',
  nDragHandle: 'Upper edge: arrow keys move it',
  neDragHandle: 'Upper right corner: arrow keys move it',
  eDragHandle: 'Right edge: arrow keys move it',
  seDragHandle: 'Lower right corner: arrow keys move it',
  sDragHandle: 'Lower edge: arrow keys move it',
  swDragHandle: 'Lower left corner: arrow keys move it',
  wDragHandle: 'Left edge: arrow keys move it',
};

/** Smaller parts could not be taken hold of any more. */
const MIN_SIZE = 24;

/** Draws the part of a picture that is shown in one size. One drag is one change. */
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
        // Of what has no size yet, no part can be drawn.
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
          The page shows it up to {size.width} pixels wide: with fewer it may look soft on a large screen.
        </p>
      )}
    </figure>
  );
}

const isSame = (a: Crop, b: Crop): boolean =>
  a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height;
