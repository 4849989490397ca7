/** Focuses the menu of the editor if the focused element was removed, so that Tab does not start at the top of the page. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-focus-home]')?.focus();
}
