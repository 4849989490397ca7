import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the size of the content of an element, or null before it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
