import { useCallback, useEffect, useRef, useState } from 'react';
import { VISIBLE_DELAY } from './drawings.ts';

/**
 * What is put behind a drawing's address: at first it waits in its first moment, it plays once when all of it is in view, and once more
 * each time the pointer enters it. Who wants no movement gets the finished drawing, as does who has no scripts.
 */
export function useReplay(drawing: string) {
  const image = useRef<HTMLImageElement>(null);
  const [play, setPlay] = useState('');
  const plays = useRef(0);
  const playsUntil = useRef(0);

  /** Another address each time: a drawing that has moved would stay as it is. */
  const replay = useCallback(() => {
    if (prefersReducedMotion() || performance.now() < playsUntil.current) return;
    playsUntil.current = performance.now() + VISIBLE_DELAY;
    plays.current += 1;
    setPlay(`?${plays.current}#play`);
  }, []);

  useEffect(() => {
    setPlay('');
    if (!image.current || !('IntersectionObserver' in window) || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!isFullyVisible(entry!)) return setPlay('#wait');
        observer.disconnect();
        replay();
      },
      { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
    );
    observer.observe(image.current);
    return () => observer.disconnect();
  }, [drawing, replay]);
  return { image, play, replay };
}

/** All of it, or most of a screen of one that is taller than that: the header covers some of it. */
export const isFullyVisible = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>): boolean =>
  intersectionRatio > 0.99 || intersectionRect.height > 0.8 * (rootBounds?.height ?? innerHeight);

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
