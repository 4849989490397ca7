import { type ReactNode, useContext } from 'react';
import { toPublicHref } from '../../../../proto/slug.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { type LinkProps, useParts, usePath } from './parts-context.ts';
import { safeHref, opensInNewTab } from '../../../../proto/href.ts';

/** Visitors do not see a link without an address, because it would look like a button that does nothing. */
export function Link(props: LinkProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.Link {...props} path={path} />;
  const leadsNowhere = !props.value || safeHref(props.value) === '';
  if (leadsNowhere && !props.children) return null;
  return (
    <PlainLink value={props.value} className={props.className}>
      {props.children}
    </PlainLink>
  );
}

export function PlainLink({
  value,
  className,
  children,
}: {
  value: LinkValue | undefined;
  className?: string;
  children?: ReactNode;
}) {
  const regions = useContext(VisitContext)?.regions ?? [];
  const inner = children ?? value?.text;
  if (!value || !inner) return null;
  const href = toPublicHref(safeHref(value), regions);
  if (!href) return <span className={className}>{inner}</span>;
  const attributes = opensInNewTab(value) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={className} href={href} {...attributes}>
      {inner}
    </a>
  );
}
