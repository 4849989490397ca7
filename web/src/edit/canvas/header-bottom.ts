/** Where the site's own header ends while it covers the top of the screen. */
export const headerBottom = (): number =>
  Math.max(0, document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0);
