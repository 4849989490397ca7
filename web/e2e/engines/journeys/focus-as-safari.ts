import type { EnginePage } from '../engine-page.ts';

/** Safari on macOS focuses no button, link, checkbox or radio button that is pressed, but the closest element around it that takes the focus. */
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
