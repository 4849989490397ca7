import type { CSSProperties } from 'react';
import { Contents } from '../parts/Contents.tsx';
import { Section } from '../parts/Section.tsx';
import type { SplitContentValues } from './SplitContent.fields.ts';
import { columnsOf } from './columns.ts';
import './SplitContent.css';

export function SplitContent(props: SplitContentValues) {
  const { width, gap, usePixelGap, matchHeight, left, right } = props;
  const { first, second, gap: between } = columnsOf(width, gap, usePixelGap);
  const classes = [
    'split',
    props['reverse.desktop'] && 'split-swap-desktop',
    props['reverse.mobile'] && 'split-swap-mobile',
    matchHeight && 'split-match',
  ];
  const column = (at: 'first' | 'second', share: string) =>
    `split-column split-${at}${share === '0%' ? ' split-none' : ''}`;
  return (
    <Section>
      <div
        className={classes.filter(Boolean).join(' ')}
        style={{ '--first': first, '--second': second, '--between': between } as CSSProperties}
      >
        <div className={column('first', first)}>
          <Contents at="left" items={left} className="contents inset" />
        </div>
        <div className={column('second', second)}>
          <Contents at="right" items={right} className="contents inset" />
        </div>
      </div>
    </Section>
  );
}
