import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { createPointer } from './pointer-tracking.ts';
import { linesTouching, overlaps } from './lines-touching.ts';
import { visibleArea } from './visible-area.ts';
import * as actionBarStyles from '../ui/styles/action-bar.module.css';
import * as canvasStyles from '../ui/styles/canvas.module.css';

const PLACES = ['right', 'left', 'below', 'above'] as const;

/** Places the bar of a block where it covers neither a text nor another button, and never under the pointer, where it would take the click. */
export function useClearBar(
  frame: RefObject<HTMLElement | null>,
  target: () => Element | null,
  isSelected: boolean,
): void {
  const editor = useEditor();
  const measurement = editor.get(createOverlayMeasurement);
  const find = useRef(target);
  useEffect(() => {
    find.current = target;
  });
  useEffect(() => {
    let placedAt: Element | null = null;
    // Runs after the frames have been measured.
    return measurement.subscribe(() => {
      const bar = frame.current?.querySelector<HTMLElement>(`.${actionBarStyles.bar}`);
      if (!bar || bar.matches(':hover')) return;
      const { place: before } = bar.dataset;
      const element = find.current();
      // While a text grows and shrinks, its bar stays where it is as long as it can.
      const places = before && element === placedAt ? [before, ...PLACES] : PLACES;
      placedAt = element;
      const { x, y } = editor.get(createPointer);
      const taken = isSelected ? boxesOf(TOOLBAR) : [...boxesOf(`${TOOLBAR}, ${BUTTONS}`), new DOMRect(x, y, 1, 1)];
      const isFree = (place: string): boolean => {
        bar.dataset.place = place;
        const box = bar.getBoundingClientRect();
        const lines = linesTouching([element, document.activeElement], box);
        return place !== 'hidden' && isVisible(box) && ![...taken, ...lines].some((other) => overlaps(box, other));
      };
      if (!places.some(isFree)) bar.dataset.place = isSelected ? 'right' : 'hidden';
      if (bar.dataset.place !== before) measurement.schedule();
    });
  }, [measurement, frame, isSelected, editor]);
}

const TOOLBAR = `.${canvasStyles.frameToolbar} > [role=toolbar]`;
const BUTTONS = '[data-frame=selected] button';

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

function isVisible({ top, bottom }: DOMRect): boolean {
  const area = visibleArea();
  return top >= area.top && bottom <= area.bottom;
}
