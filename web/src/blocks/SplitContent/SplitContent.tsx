import type { CSSProperties } from 'react';
import { Contents } from '../parts/Contents.tsx';
import { Section } from '../parts/Section.tsx';
import type { SplitContentValues } from './SplitContent.fields.ts';
import { ShareContext } from '../parts/parts-context.ts';
import { columnsOf, shareOf } from './columns.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './SplitContent.module.css';
import * as itemStyles from '../../ui/item.module.css';

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
