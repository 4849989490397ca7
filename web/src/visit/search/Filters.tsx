import { pageTypeLabels } from '../page-type-labels.ts';
import { useVisit } from '../visit-context.ts';
import { type SearchQuery, searchAddress, parseSearchQuery } from './search-query.ts';

const MOST_TAGS = 12;

export function Filters() {
  const { search, url, region, regions } = useVisit();
  if (!search || search.failed) return null;
  const asked = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const places = [
    { path: '/search', text: 'All regions', isHere: region === null },
    ...regions.map((one) => ({
      path: `/${one.slugPrefix}/search`,
      text: one.name,
      isHere: one.slugPrefix === region?.slugPrefix,
    })),
  ];
  const narrowed = (name: 'type' | 'tag', value: string): SearchQuery => ({
    ...asked,
    [name]: asked[name] === value ? '' : value,
    page: 1,
  });
  const chips = [
    ...search.facets.type.map(({ value, count }) => ({
      href: searchAddress(path, narrowed('type', value)),
      text: `${pageTypeLabels[value]?.[1] ?? value} (${count})`,
      isHere: asked.type === value,
    })),
    ...search.facets.tag.slice(0, MOST_TAGS).map(({ value, count }) => ({
      href: searchAddress(path, narrowed('tag', value)),
      text: `${value} (${count})`,
      isHere: asked.tag === value,
    })),
  ];
  return (
    <>
      {regions.length > 1 && (
        <Chips
          label="Where to search"
          chips={places.map((place) => ({ ...place, href: searchAddress(place.path, { ...asked, page: 1 }) }))}
        />
      )}
      {chips.length > 0 && <Chips label="Narrow the results" chips={chips} />}
    </>
  );
}

export function Chips({ label, chips }: { label: string; chips: { href: string; text: string; isHere?: boolean }[] }) {
  return (
    <ul className="listing-tags" role="list" aria-label={label}>
      {chips.map(({ href, text, isHere }) => (
        <li key={href + text}>
          <a className="chip" href={href} aria-current={isHere || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
