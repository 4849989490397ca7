import { useEffect } from 'react';
import { CAPTURE, listen } from '../core/listen.ts';

/**
 * Ignores the second click of a double click if it would press another control than the first one, or press a toggle again. Controls
 * move between the two clicks when the first one opens a dialog, whose field must not lose the focus. A click after a key is a first
 * click, although browsers count it as a second one.
 */
export function useSteadyClicks(): void {
  useEffect(() => {
    let pressed: Element | null | undefined;
    const forget = () => (pressed = undefined);
    const keepFocus = (event: MouseEvent) => {
      if (event.detail > 1 && pressed !== undefined && controlAt(event.target) !== pressed) event.preventDefault();
    };
    const check = (event: MouseEvent) => {
      const control = controlAt(event.target);
      if (event.detail === 1) pressed = control;
      if (event.detail < 2 || !control || pressed === undefined) return;
      if (control === pressed && !control.matches(TOGGLES)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    return listen(window, { mousedown: keepFocus, click: check, keydown: forget }, CAPTURE);
  }, []);
}

const TOGGLES = '[aria-pressed], [aria-expanded]';
const CONTROLS = [
  'button',
  'input',
  'select',
  'label',
  'summary',
  'a',
  '[role=option]',
  '[role=tab]',
  '[role=menuitem]',
];

/** A click on a label is followed by one on its field, which is the same control. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS.join()) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}
