import { type RefObject, useEffect, useRef } from 'react';
import { canvasArea } from './overlay-boxes.ts';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';

/** Positions the frame by styles only, so that scrolling and typing cause no renders. */
export function useSelectionFrame(target: () => Element | null): RefObject<HTMLDivElement | null> {
  const measurement = useEditor().get(createOverlayMeasurement);
  const frame = useRef<HTMLDivElement>(null);
  const find = useRef(target);
  useEffect(() => {
    find.current = target;
    measurement.schedule();
  });
  useEffect(
    () =>
      measurement.subscribe(() => {
        const box = frame.current;
        if (!box) return;
        const rect = find.current()?.getBoundingClientRect();
        box.hidden = !rect || (rect.width === 0 && rect.height === 0);
        if (!rect) return;
        const { left, right } = canvasArea();
        box.style.transform = `translate(${rect.left}px, ${rect.top}px)`;
        box.style.width = `${rect.width}px`;
        box.style.height = `${rect.height}px`;
        box.style.setProperty('--ed-inset', `${Math.max(0, left - rect.left)}px`);
        box.style.setProperty('--ed-outset', `${Math.max(0, rect.right - right)}px`);
      }),
    [measurement],
  );
  return frame;
}
