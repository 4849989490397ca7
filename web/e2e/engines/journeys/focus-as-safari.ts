import type { EnginePage } from '../engine-page.ts';

/**
 * In Safari on macOS, a pressed button, link, checkbox or radio button does not get the focus. The closest focusable ancestor gets it
 * instead.
 */
export const focusAsSafari = (page: EnginePage): Promise<void> =>
  page.evaluate(() => {
    const controls =
      'button, a[href], select, input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';
    const takesFocus = (element: Element) =>
      element.hasAttribute('tabindex') ||
      (!element.matches(controls) && element.matches('input, textarea, summary, iframe, [contenteditable]'));
    window.addEventListener('mousedown', (event) => {
      const pressed = (event.target as Element).closest(`${controls}, label, [tabindex], [contenteditable]`);
      if (event.defaultPrevented || !pressed?.matches(controls) || pressed.hasAttribute('tabindex')) return;
      event.preventDefault();
      let around = pressed.parentElement;
      while (around && !takesFocus(around)) around = around.parentElement;
      if (around) around.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
    });
  });
