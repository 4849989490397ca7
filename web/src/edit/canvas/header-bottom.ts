export const headerBottom = (): number =>
  Math.max(0, document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0);
