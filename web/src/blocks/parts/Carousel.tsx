import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './carousel.module.css';
import * as pageStyles from '../../ui/page.module.css';

export function Carousel({
  label,
  heading,
  after,
  none,
  children,
}: {
  label: string;
  heading: ReactNode;
  after?: ReactNode;
  none?: ReactNode;
  children: ReactNode;
}) {
  const { carousel } = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const [[first, last, moved], setVisible] = useState([0, 0, false]);
  const updateVisible = (hasMoved: boolean) => {
    const list = track.current!;
    const seen = Array.from(list.children, ({ clientWidth, offsetLeft }: any) => {
      const left = offsetLeft - list.offsetLeft - list.scrollLeft;
      return left > -TOLERANCE && left + clientWidth < list.clientWidth + TOLERANCE;
    });
    setVisible([seen.indexOf(true), seen.lastIndexOf(true), hasMoved]);
  };
  useEffect(() => {
    const onResize = () => count && updateVisible(false);
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [count]);
  const stepOf = (name: string, by: number, path: string, isEnd: boolean) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isEnd}
      onClick={() =>
        track.current!.scrollBy({ left: by * (last - first + 1) * track.current!.firstElementChild!.clientWidth })
      }
    >
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </button>
  );
  return (
    <div className={styles.root} role="group" aria-roledescription={carousel.carousel} aria-label={label}>
      <div className={styles.head}>
        {heading}
        {count > 1 && (
          <div className={styles.steps}>
            {stepOf(carousel.previous, -1, 'M10 3L5 8l5 5', first === 0)}
            {stepOf(carousel.next, 1, 'M6 3l5 5-5 5', last === count - 1)}
            <p className={pageStyles.unseen} role="status">
              {moved && carousel.position({ first: first + 1, last: last + 1, count })}
            </p>
          </div>
        )}
      </div>
      {count > 0 ? (
        <ul
          className={styles.track}
          role="list"
          ref={track}
          tabIndex={0}
          aria-label={label}
          onScrollEnd={() => updateVisible(true)}
        >
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      ) : (
        none
      )}
      {after}
    </div>
  );
}

export const SLIDE = '(min-width: 540px) 26rem, 77vw';

/** In pixels. A slide that is cut off by less than this counts as visible, because slides have fractional positions. */
const TOLERANCE = 8;
