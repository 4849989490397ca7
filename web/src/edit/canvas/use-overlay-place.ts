import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { type Area, overlaps } from './area.ts';
import { isNarrow } from '../core/sidebar-layout.ts';
import { INSERT_BUTTONS, boxesOf, canvasArea, editedBoxes } from './overlay-boxes.ts';
import { PLACES, type Surroundings, placeOverlay } from './place-overlay.ts';
import { createPointer } from './pointer-tracking.ts';
import { caretLine, editedText, linesWithin, textsIn } from './text-lines.ts';

/** Places the bar of a block where it covers neither its texts nor the text that is being edited, and never under the pointer, where it would take the click. */
export function useBarPlace(
  frame: RefObject<HTMLElement | null>,
  target: () => Element | null,
  isSelected: boolean,
): void {
  const editor = useEditor();
  useOverlayPlace(frame, target, (block) => {
    const area = canvasArea();
    if (!overlaps(block.getBoundingClientRect(), area)) return null;
    const { x, y } = editor.get(createPointer);
    const buttons = boxesOf(isSelected ? INSERT_BUTTONS : '[data-frame=selected] button');
    const pointer = isSelected ? [] : [new DOMRect(x, y, 1, 1)];
    const never = [...editedBoxes(area), ...buttons, ...pointer];
    const own = linesWithin(textsIn(block), area);
    // On a narrow screen only the bar opens the sidebar of a block, so it covers texts and links rather than being hidden.
    const avoid = isNarrow() ? [never, own, controlsAround(block)] : [[...never, ...own]];
    const others = () => [...otherTexts(block), ...controlsAround(block)];
    return { placements: PLACES.bar, byArea: true, buttons, avoid, others };
  });
}

/** Places the toolbar of a text where it does not cover the line of the caret. */
export function useToolbarPlace(frame: RefObject<HTMLElement | null>, target: () => Element | null): void {
  useOverlayPlace(frame, target, (text) => {
    const buttons = boxesOf(INSERT_BUTTONS);
    const caret = caretLine(text);
    const lines = linesWithin([text], canvasArea());
    const avoid = [caret ? [caret] : [], [...lines, ...buttons]];
    return { placements: PLACES.toolbar, buttons, avoid, others: () => [...otherTexts(text), ...controlsAround(text)] };
  });
}

/** Overlays cover no texts that are farther away. */
const NEAR = 150;

/** Selects what can be pressed on the page. Empty fields make room for bars. */
const CONTROLS = '#main :is(a[href],button:not([data-ed-absent]),summary,input,select,textarea)';

type Description = Pick<Surroundings, 'placements' | 'byArea' | 'buttons' | 'avoid' | 'others'>;

/** Places an overlay whenever the page has been measured, relative to its frame. It is hidden if there is no place or no description. */
function useOverlayPlace(
  frame: RefObject<HTMLElement | null>,
  target: () => Element | null,
  describe: (target: Element) => Description | null,
): void {
  const measurement = useEditor().get(createOverlayMeasurement);
  const latest = useRef({ target, describe });
  useEffect(() => {
    latest.current = { target, describe };
  });
  useEffect(() => {
    let placedAt: Element | null = null;
    const place = async () => {
      const overlay = frame.current?.querySelector<HTMLElement>(':scope > [role=toolbar]');
      const element = latest.current.target();
      if (!overlay || !element || (overlay.matches(':hover') && !editedText())) return;
      const before = element === placedAt ? overlay.dataset.place : undefined;
      placedAt = element;
      const around = surroundingsOf(element, overlay);
      const description = latest.current.describe(element);
      const found = description && (await placeOverlay({ ...around, ...description, before }));
      const name = found?.name ?? 'hidden';
      const translate = found
        ? `${found.box.left - around.target.left}px ${found.box.top - around.target.top}px`
        : overlay.style.translate;
      if (overlay.dataset.place === name && overlay.style.translate === translate) return;
      overlay.dataset.place = name;
      overlay.style.translate = translate;
      // Other overlays make room for this one.
      measurement.schedule();
    };
    // Runs after the frames have been measured.
    return measurement.subscribe(() => void place());
  }, [measurement, frame]);
}

const surroundingsOf = (element: Element, { offsetWidth: width, offsetHeight: height }: HTMLElement) => ({
  target: element.getBoundingClientRect(),
  area: canvasArea(),
  size: { width, height },
});

const isOutside = (part: Element, element: Element) => part !== editedText() && !element.contains(part);

function otherTexts(element: Element): Area[] {
  const { top, bottom } = element.getBoundingClientRect();
  const near = { ...canvasArea(), top: top - NEAR, bottom: bottom + NEAR };
  return linesWithin(
    textsIn(document.body).filter((text) => isOutside(text, element)),
    near,
  );
}

/** Returns the controls of the page, also those within the element. */
const controlsAround = (element: Element): Area[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !control.contains(element) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
