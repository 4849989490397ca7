import type { ReactNode } from 'react';

/** The width that most blocks keep: the page's container, or the narrower measure of running text. */
export function Section({
  width = 'wide',
  className = '',
  children,
}: {
  width?: 'wide' | 'text' | 'full';
  className?: string;
  children: ReactNode;
}) {
  return <div className={`section section-${width} ${className}`.trim()}>{children}</div>;
}
