import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '../../../../proto/content.ts';
import { PlainContents } from '../canvas/Preview.tsx';
import { useEditorState } from '../core/use-editor.ts';
import * as styles from '../ui/styles/palette.module.css';

/** Width of the previewed page in CSS pixels, before it is scaled down. */
const PAGE_WIDTH = 1120;
/** A block below this height shows only its spacing. */
const MIN_HEIGHT = 52;

export function ItemsPreview({ items, whenEmpty }: { items: readonly Item[]; whenEmpty?: ReactNode }) {
  const { visit } = useEditorState();
  const holder = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [{ scale, height, isEmpty }, setSize] = useState({ scale: 0.3, height: 0, isEmpty: false });
  useLayoutEffect(() => {
    const measure = () => {
      const next = holder.current!.clientWidth / PAGE_WIDTH;
      const blocks = [...page.current!.querySelectorAll<HTMLElement>('[data-block]')];
      const isEmpty = blocks.every(({ offsetHeight }) => offsetHeight < MIN_HEIGHT);
      setSize({ scale: next, height: page.current!.offsetHeight * next, isEmpty });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(holder.current!);
    observer.observe(page.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={holder} className={styles.pagePreview} inert aria-hidden="true" data-page-preview="">
      {isEmpty && whenEmpty}
      <div className={styles.pagePreviewHeight} style={{ height }} hidden={isEmpty && whenEmpty !== undefined}>
        <div
          ref={page}
          className={styles.pagePreviewPage}
          style={{ width: PAGE_WIDTH, transform: `scale(${scale})` }}
          data-theme={visit?.page?.theme ?? 'standard'}
        >
          <PlainContents items={items} />
        </div>
      </div>
    </div>
  );
}
