import type { ReactNode } from 'react';
import { type OpenPanel, isOpen, type NavControl } from './use-nav.ts';

/** Uses `<details>`, which works before the script of the site has loaded, and without it. */
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
  what: OpenPanel;
  /** Value of `data-panel`, which identifies the panel in the document while `what` changes. */
  panel?: OpenPanel['kind'];
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
