import type { ReactNode } from 'react';
import { type Open, isOpen, type NavControl } from './use-nav.ts';

/** Native `<details>` works before the site's script has loaded, and without it. */
export function Disclosure({
  control,
  what,
  panel = what.kind,
  expanded = isOpen(control.open, what),
  group = 'header',
  className,
  summary,
  label,
  children,
}: {
  control: NavControl;
  what: Open;
  /** The document identifies the panel by it while `what` changes. */
  panel?: Open['kind'];
  expanded?: boolean;
  group?: string;
  className?: string;
  summary: ReactNode;
  label?: string;
  children: ReactNode;
}) {
  return (
    <details className={className} data-panel={panel} name={group} open={expanded}>
      <summary
        aria-label={label}
        onClick={(event) => {
          event.preventDefault();
          control.choose(what);
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
