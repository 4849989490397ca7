import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { SvgAnimationsValues } from './SvgAnimations.fields.ts';
import * as styles from './SvgAnimations.module.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { VISIBLE_DELAY } from './drawings.ts';

/** The animation is part of the SVG and starts with the `#play` fragment. It has no alternative text, because a site can lack the drawing. */
export function SvgAnimations({ animation, title, text }: SvgAnimationsValues) {
  const { image, play, replay } = useReplay(animation);
  return (
    <Section className={styles.root}>
      <img
        ref={image}
        key={animation}
        src={`/art/anim-${animation}.svg${play}`}
        width="640"
        height="640"
        alt=""
        onMouseEnter={replay}
      />
      <div className={styles.words}>
        <Text at="title" value={title} as="h2" placeholder="Title" />
        <RichText at="text" value={text} placeholder="Text" />
      </div>
    </Section>
  );
}

/** The drawing plays once when it comes into view and again on each hover. With reduced motion or without scripts, it is shown complete. */
function useReplay(drawing: string) {
  const image = useRef<HTMLImageElement>(null);
  const [play, setPlay] = useState('');
  const plays = useRef(0);
  const playsUntil = useRef(0);

  /** An SVG plays only once per URL, so each replay needs a new one. */
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

/** For a drawing taller than the viewport, it is enough to fill most of the viewport. */
export const isFullyVisible = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>): boolean =>
  intersectionRatio > 0.99 || intersectionRect.height > 0.8 * (rootBounds?.height ?? innerHeight);

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
