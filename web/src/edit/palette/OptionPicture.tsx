import { useEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from './Drawing.tsx';
import { ItemsPreview } from './ItemsPreview.tsx';
import type { PaletteOption } from './palette-option.ts';
import * as styles from '../ui/styles/palette.module.css';

export const OptionPicture = ({ option }: { option: PaletteOption }) =>
  option.pattern ? <PatternPicture option={option} /> : <Drawing shapes={option.drawing} />;

function PatternPicture({ option }: { option: PaletteOption }) {
  const holder = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const items = useMemo(() => (isSeen ? option.createItems('preview') : []), [isSeen, option]);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(holder.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={holder} className={styles.patternPicture}>
      {isSeen && <ItemsPreview items={items} />}
    </div>
  );
}
