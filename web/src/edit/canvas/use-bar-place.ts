import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import type { Size } from './area.ts';
import { RAIL, TOOLBAR, boxesOf, panelBoxes } from './bar-boxes.ts';
import { type BarPlace, type BarSurroundings, placeBar } from './place-bar.ts';
import { createPointer } from './pointer-tracking.ts';
import { editedText, linesWithin, textsIn } from './text-lines.ts';
import { pageArea } from './visible-area.ts';
import * as actionBarStyles from '../ui/styles/action-bar.module.css';
import * as canvasStyles from '../ui/styles/canvas.module.css';

/** Places the bar of a block where it covers neither the text that is being edited nor another button, and never under the pointer, where it would take the click. */
export function useBarPlace(
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
    // Runs after the frames and the toolbar of a text have been measured.
    return measurement.subscribe(() => {
      const bar = frame.current?.querySelector<HTMLElement>(`.${actionBarStyles.bar}`);
      const element = find.current();
      if (!bar || !element || (bar.matches(':hover') && !editedText())) return;
      const before = element === placedAt ? bar.dataset.place : undefined;
      placedAt = element;
      const { row, column } = sizesOf(bar);
      const place = findPlace({
        element,
        row,
        column: isSelected ? column : null,
        pointer: isSelected ? null : editor.get(createPointer),
        before,
      });
      show(bar, element, place);
    });
  }, [measurement, frame, isSelected, editor]);
}

interface Bar {
  element: Element;
  row: Size;
  column: Size | null;
  pointer: { x: number; y: number } | null;
  before: string | undefined;
}

function findPlace({ element, row, column, pointer, before }: Bar): BarPlace | null {
  const area = pageArea();
  const block = element.getBoundingClientRect();
  const edited = editedText();
  const near = { ...area, top: block.top - 2 * row.height, bottom: block.bottom + 2 * row.height };
  const own = textsIn(element).filter((text) => text !== edited);
  const others = () => textsIn(document.body).filter((text) => text !== edited && !element.contains(text));
  const around: BarSurroundings = {
    block,
    area,
    row,
    column,
    buttons: boxesOf(pointer ? SELECTED_BUTTONS : INSERT_BUTTONS),
    never: [
      ...boxesOf(TOOLBAR),
      ...panelBoxes(RAIL),
      ...(edited ? linesWithin([edited], area) : []),
      ...(pointer ? [new DOMRect(pointer.x, pointer.y, 1, 1)] : []),
    ],
    own: linesWithin(own, area),
    others: () => linesWithin(others(), near),
    before,
  };
  return placeBar(around) ?? (pointer || edited ? null : placeBar({ ...around, never: [], own: [], others: () => [] }));
}

/** Writes only what changes, because each write makes the browser compute styles and layout once more. */
function show(bar: HTMLElement, element: Element, place: BarPlace | null): void {
  const { name = 'hidden', shape = 'row' } = place ?? {};
  if (bar.dataset.place !== name) bar.dataset.place = name;
  if (bar.dataset.shape !== shape) bar.dataset.shape = shape;
  if (!place) return;
  const { left, top } = element.getBoundingClientRect();
  bar.style.translate = `${place.box.left - left}px ${place.box.top - top}px`;
}

/** Computes both sizes from the current one, because the buttons are square and a column has no label. */
function sizesOf(bar: HTMLElement): { row: Size; column: Size } {
  const label = bar.querySelector<HTMLElement>(`.${actionBarStyles.barLabel}`)?.offsetWidth ?? 0;
  const { offsetWidth: width, offsetHeight: height } = bar;
  return bar.dataset.shape === 'column'
    ? { row: { width: height + label, height: width }, column: { width, height } }
    : { row: { width, height }, column: { width: height, height: width - label } };
}

const INSERT_BUTTONS = `[data-frame=selected] > .${canvasStyles.plus}`;
const SELECTED_BUTTONS = '[data-frame=selected] button';
