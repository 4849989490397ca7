import { type RefObject, useEffect, useRef } from 'react';
import { visibleArea } from './visible-area.ts';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';

const MENU_WIDTH = 54;
const BAR_HEIGHT = 36;
const INSET = 6;
/** On touchscreens, with its distance from the edge. */
const LARGE_BAR = 50;
export const TOOLBAR_HEIGHT = 56;

/** Positioned by styles only, so that scrolling and typing cause no renders. */
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
        const { top: header, left, right, bottom } = visibleArea();
        box.style.transform = `translate(${rect.left}px, ${rect.top}px)`;
        box.style.width = `${rect.width}px`;
        box.style.height = `${rect.height}px`;
        box.dataset.tight = String(rect.top < header + TOOLBAR_HEIGHT);
        const down = Math.min(Math.max(INSET, header + INSET - rect.top), Math.max(INSET, rect.height - BAR_HEIGHT));
        box.style.setProperty('--ed-down', `${down}px`);
        box.style.setProperty('--ed-below', `${Math.min(rect.height + INSET, bottom - rect.top - LARGE_BAR)}px`);
        box.style.setProperty('--ed-inset', `${Math.max(0, MENU_WIDTH - rect.left, left - rect.left)}px`);
        box.style.setProperty('--ed-outset', `${Math.max(0, rect.right - right)}px`);
      }),
    [measurement],
  );
  return frame;
}
