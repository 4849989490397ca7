import { toPublicHref } from '../../../../proto/slug.ts';
import type { Link } from '../../../../proto/values.ts';
import { safeHref, opensInNewTab } from '../../../../proto/href.ts';
import { ariaCurrent } from './current-link.ts';
import { useVisit } from '../context/visit-context.ts';

export function NavLink({
  value,
  className,
  isMarked = true,
}: {
  value: Link;
  className?: string;
  isMarked?: boolean;
}) {
  const visiting = useVisit();
  const here = ariaCurrent(value, visiting);
  const href = toPublicHref(safeHref(value), visiting.regions);
  if (!value.text) return null;
  if (!href) return <span className={className}>{value.text}</span>;
  return (
    <a
      className={className}
      href={href}
      aria-current={isMarked ? here : undefined}
      {...(opensInNewTab(value) && { target: '_blank', rel: 'noopener' })}
    >
      {value.text}
    </a>
  );
}
