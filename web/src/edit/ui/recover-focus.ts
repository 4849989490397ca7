/** What had the focus is gone: the next key starts at the menu of the editor, and not at the top of the page. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-focus-home]')?.focus();
}
