import { topDialog } from './top-layer.ts';

/** Focuses the menu of the editor, or the open dialog, if the focused element was removed or, in WebKit, the opener was pressed by the mouse. */
export function recoverFocus(): void {
  if (document.activeElement !== document.body) return;
  const home = topDialog()?.querySelector('header button:last-of-type') ?? document.querySelector('[data-focus-home]');
  if (home instanceof HTMLElement) home.focus();
}
