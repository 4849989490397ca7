import { useEffect } from 'react';

let locks = 0;

/** Reserves the width of the scroll bar, so that the page does not shift. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    if (locks === 0) root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    locks += 1;
    root.toggleAttribute('data-locked', true);
    return () => {
      locks -= 1;
      root.toggleAttribute('data-locked', locks > 0);
    };
  }, [locked]);
}
