import type { ReactNode } from 'react';

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
