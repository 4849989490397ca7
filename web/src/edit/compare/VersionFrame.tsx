import { type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './compare.module.css';

interface VersionFrameProps {
  title: string;
  html: string;
  /** The layout of a wider screen, if it is still readable when it is scaled down. */
  preferredWidth?: number;
  onReady: (document: Document) => void;
}

const READABLE_WIDTH = 820;
const SMALLEST_SCALE = 0.6;
const SMALLEST_PREFERRED_SCALE = 0.42;

/** A document in its own window, so that its layout is that of a screen with this width. */
export function VersionFrame({ title, html, preferredWidth = 0, onReady }: VersionFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const isWide = width / preferredWidth >= SMALLEST_PREFERRED_SCALE;
  const readableWidth = isWide ? preferredWidth : Math.min(READABLE_WIDTH, width / SMALLEST_SCALE);
  const layoutWidth = Math.max(width, readableWidth);
  const scale = layoutWidth === 0 ? 1 : width / layoutWidth;
  return (
    <div ref={box} className={styles.compareFrameBox}>
      <iframe
        title={title}
        className={styles.compareFrame}
        style={{ width: layoutWidth, height: height / scale, transform: `scale(${scale})` }}
        srcDoc={html}
        onLoad={({ currentTarget }) => currentTarget.contentDocument && onReady(currentTarget.contentDocument)}
      />
    </div>
  );
}

function useSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
