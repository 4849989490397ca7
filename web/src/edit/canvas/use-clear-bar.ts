import { type RefObject, useEffect } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';

/** Keeps the bar of a block clear of the buttons of the selected block: at its right edge, else at its left edge, else hidden. */
export function useClearBar(frame: RefObject<HTMLElement | null>, enabled: boolean): void {
  const measurement = useEditor().get(createOverlayMeasurement);
  useEffect(() => {
    if (!enabled) return;
    // Runs after the frames have been measured.
    return measurement.subscribe(() => {
      const bar = frame.current?.querySelector<HTMLElement>('[role=toolbar]');
      if (!bar) return;
      const buttons = [...document.querySelectorAll('[data-frame=selected] button')];
      for (const place of ['right', 'left', 'hidden']) {
        bar.dataset.place = place;
        if (!buttons.some((button) => overlaps(bar.getBoundingClientRect(), button.getBoundingClientRect()))) return;
      }
    });
  }, [measurement, frame, enabled]);
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
