import type { Path } from '../../../../proto/edit.ts';
import { isRecord } from '../../../../proto/edit/path.ts';
import { safeHref } from '../../../../proto/href.ts';

/** Finds the row of a list whose link the element shows, or the field of a link outside of lists. */
export function findLinkRow(document: object, element: Element): Path | null {
  const label = element.closest('a, summary, span');
  const text = label?.textContent?.trim();
  if (!label || !text) return null;
  const href = label.closest('a')?.getAttribute('href') ?? null;
  const isLabelOf = (link: unknown, isHref = (shown: string, own: string) => shown === own) =>
    isRecord(link) &&
    String(link.text).trim() === text &&
    (href === null || isHref(href, safeHref({ type: 'page', href: '', ...link }) ?? ''));
  const search = (value: unknown, path: Path): Path | null => {
    if (isRecord(value))
      return first(Object.entries(value), ([name, inner]) =>
        isLabelOf(inner, isRegional) ? [...path, name] : search(inner, [...path, name]),
      );
    if (!Array.isArray(value)) return null;
    return first(value, (row) => {
      if (!isRecord(row) || typeof row.key !== 'string') return null;
      const at = [...path, `#${row.key}`];
      return isLabelOf(row.link) ? at : search(row, at);
    });
  };
  return search(document, []);
}

/** Visitors get the address in their region, so the shown address may be longer than the stored one. */
const isRegional = (shown: string, own: string): boolean => own !== '' && shown.endsWith(own);

function first<T>(values: readonly T[], find: (value: T) => Path | null): Path | null {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return null;
}
