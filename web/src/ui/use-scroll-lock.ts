import { useEffect } from 'react';

let locks = 0;

/** While something lies over the page its body does not scroll. The scroll bar's place is kept, so that nothing jumps. */
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
