export const headerBottom = (): number =>
  Math.max(0, document.querySelector('[data-part=header]')?.getBoundingClientRect().bottom ?? 0);
