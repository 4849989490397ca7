import type { ReactNode } from 'react';
import * as itemStyles from '../../ui/item.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import * as layoutStyles from '../../ui/layout.module.css';

const WIDTHS = {
  wide: itemStyles.section_wide,
  text: layoutStyles.section_text,
  full: layoutStyles.section_full,
};

export function Section({
  width = 'wide',
  className,
  children,
}: {
  width?: 'wide' | 'text' | 'full';
  className?: string;
  children: ReactNode;
}) {
  return <div className={joinClasses(layoutStyles.section, WIDTHS[width], className)}>{children}</div>;
}
