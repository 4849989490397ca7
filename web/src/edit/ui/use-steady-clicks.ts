import { useEffect } from 'react';

/**
 * Ignores the second click of a double click if it would press another control than the first one. That happens when a message or a
 * result moves the controls between the two clicks. A click after a key is a first click, although browsers count it as a second one.
 */
export function useSteadyClicks(): void {
  useEffect(() => {
    let pressed: Element | null | undefined;
    const forget = () => (pressed = undefined);
    const check = (event: MouseEvent) => {
      const control = controlAt(event.target);
      if (event.detail === 1) pressed = control;
      if (event.detail < 2 || !control || pressed === undefined || control === pressed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', check, true);
    window.addEventListener('keydown', forget, true);
    return () => {
      window.removeEventListener('click', check, true);
      window.removeEventListener('keydown', forget, true);
    };
  }, []);
}

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
