import type { Link } from '../../../../proto/values.ts';
import { hrefOf, opensBeside } from '../../blocks/parts/href.ts';
import { hereOf } from '../here.ts';
import { useVisiting } from '../visiting.ts';

/** A link around the page, which says when it leads to the page that is shown or to what that page is part of. */
export function NavLink({
  value,
  className,
  isMarked = true,
}: {
  value: Link;
  className?: string;
  isMarked?: boolean;
}) {
  const here = hereOf(value, useVisiting());
  const href = hrefOf(value);
  if (!value.text) return null;
  if (!href) return <span className={className}>{value.text}</span>;
  return (
    <a
      className={className}
      href={href}
      aria-current={isMarked ? here : undefined}
      {...(opensBeside(value) && { target: '_blank', rel: 'noopener' })}
    >
      {value.text}
    </a>
  );
}
