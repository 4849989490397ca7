import { toPublicHref } from '../../../../proto/slug.ts';
import type { Link } from '../../../../proto/values.ts';
import { safeHref, opensInNewTab } from '../../../../proto/href.ts';
import { useVisit, type VisitWithoutPage, regionPath, keyIn } from '../context/visit-context.ts';
import type { NavItem } from '../../../../proto/entities/nav.ts';

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

export function ariaCurrent(
  link: Link,
  visit: Pick<VisitWithoutPage, 'url' | 'region' | 'regions'>,
): 'page' | 'true' | undefined {
  const href = toPublicHref(safeHref(link), visit.regions);
  const path = toPublicHref(visit.url.split('?')[0]!, visit.regions);
  if (path === href) return 'page';
  return href.length > 1 && href !== regionPath(visit) && path.startsWith(`${href}/`) ? 'true' : undefined;
}

export const containsCurrentPage = (
  item: Pick<NavItem, 'link' | 'subItems'>,
  visit: Parameters<typeof ariaCurrent>[1],
): boolean => [item, ...item.subItems].some(({ link }) => ariaCurrent(link, visit));

export const deepestCurrentLink = (links: Link[], visit: Parameters<typeof ariaCurrent>[1]): Link | undefined =>
  links.filter((link) => ariaCurrent(link, visit)).sort((a, b) => safeHref(b).length - safeHref(a).length)[0];

export function LinkItems({ items }: { items: readonly { key: string; link: Link }[] }) {
  const visiting = useVisit();
  return items.map(({ key, link }) => (
    <li key={key} data-key={keyIn(visiting, key)}>
      <NavLink value={link} />
    </li>
  ));
}

export const SubItems = ({ item }: { item: NavItem }) => (
  <ul role="list">
    <LinkItems items={item.subItems} />
  </ul>
);
