import { useEffect } from 'react';
import { CAPTURE, listen } from '../core/listen.ts';
import { caretLine, editedText } from './text-lines.ts';
import { canvasArea } from './overlay-boxes.ts';

const MARGIN = 4;

/** Keeps the line of the caret clear of the bar and the header when keys move the caret. A press never scrolls. */
export function useCaretInView(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let frame = 0;
    let isByKey = false;
    const show = () => {
      frame = 0;
      const text = editedText();
      const line = text && caretLine(text);
      if (!line) return;
      const { top, bottom } = canvasArea();
      const by = Math.min(0, line.top - MARGIN - top) || Math.max(0, line.bottom + MARGIN - bottom);
      if (by !== 0 && line.bottom - line.top < bottom - top) scrollBy({ top: by, behavior: 'instant' });
    };
    const note = ({ type }: Event) => void (isByKey = type === 'keydown' && editedText() !== null);
    const schedule = () => {
      if (isByKey) frame ||= requestAnimationFrame(show);
    };
    const stopNoting = listen(document, { keydown: note, pointerdown: note }, CAPTURE);
    const stopShowing = listen(document, { selectionchange: schedule, input: schedule });
    return () => {
      cancelAnimationFrame(frame);
      stopNoting();
      stopShowing();
    };
  }, [active]);
}
