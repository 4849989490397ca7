import type { CSSProperties } from 'react';
import { Contents } from '../parts/Contents.tsx';
import { Section } from '../parts/Section.tsx';
import type { SplitContentValues } from './SplitContent.fields.ts';
import { ShareContext } from '../parts/parts-context.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './SplitContent.module.css';
import * as itemStyles from '../../ui/item.module.css';
import { toPixels } from '../parts/spacing.ts';

export function SplitContent(props: SplitContentValues) {
  const { width, gap, usePixelGap, matchHeight, left, right } = props;
  const { first, second, gap: between } = columnsOf(width, gap, usePixelGap);
  const className = joinClasses(
    styles.root,
    props['reverse.desktop'] && styles.swapDesktop,
    props['reverse.mobile'] && styles.swapMobile,
    matchHeight && styles.match,
  );
  const column = (position: string | undefined, share: string) =>
    joinClasses(styles.column, position, share === '0%' && styles.none);
  return (
    <Section>
      <div
        className={className}
        style={{ '--first': first, '--second': second, '--between': between } as CSSProperties}
      >
        <div className={column(styles.first, first)}>
          <ShareContext value={shareOf(first)}>
            <Contents at="left" items={left} className={`${itemStyles.contents} ${itemStyles.inset}`} />
          </ShareContext>
        </div>
        <div className={column(styles.second, second)}>
          <ShareContext value={shareOf(second)}>
            <Contents at="right" items={right} className={`${itemStyles.contents} ${itemStyles.inset}`} />
          </ShareContext>
        </div>
      </div>
    </Section>
  );
}

const WHOLE = 12;

interface Columns {
  first: string;
  second: string;
  gap: string;
}

/** A gap in twelfths reduces the second column. With a gap in pixels, both columns have the same width. */
export function columnsOf(width: number, gap: number, usePixelGap: boolean): Columns {
  if (usePixelGap) {
    const half = `calc(50% - ${toPixels(gap) / 2}px)`;
    return { first: half, second: half, gap: `${toPixels(gap)}px` };
  }
  const first = clamp(width, 0, 10);
  const between = Math.min(clamp(gap, 0, 5), WHOLE - first);
  return { first: percent(first), second: percent(WHOLE - first - between), gap: percent(between) };
}

export const shareOf = (column: string): number => (column.startsWith('calc') ? 0.5 : parseFloat(column) / 100);

export const percent = (twelfths: number): string => `${Number(((twelfths * 100) / WHOLE).toFixed(4))}%`;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value || 0));
