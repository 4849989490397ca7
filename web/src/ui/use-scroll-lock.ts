import { useEffect } from 'react';

/** Reserves the width of the scroll bar, so that the page does not move. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    if (!root.dataset.locked) root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    addLocks(root, 1);
    return () => addLocks(root, -1);
  }, [locked]);
}

/** The number of locks is stored at the element, because several components can lock the same document. */
function addLocks(root: HTMLElement, change: number): void {
  const count = Number(root.dataset.locked ?? 0) + change;
  if (count > 0) root.dataset.locked = String(count);
  else delete root.dataset.locked;
}
