import type { KeyboardEvent } from 'react';

const FOCUSABLE_SELECTOR = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** Moves the focus from the last element to the first on Tab, and back on Shift+Tab. */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter((one) =>
    one.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
