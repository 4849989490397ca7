import { useMessages } from '../../messages/use-messages.ts';
import { pageTypePlural } from '../text/title.ts';
import { useVisit } from '../context/visit-context.ts';
import { type SearchQuery, searchAddress, parseSearchQuery } from './search-query.ts';

const MAX_TAGS = 12;

export function Filters() {
  const { search, url, region, regions } = useVisit();
  const messages = useMessages();
  const { filter } = messages.search;
  if (!search || search.failed) return null;
  const query = parseSearchQuery(url);
  const path = url.split('?')[0]!;
  const scopes = [
    { path: '/search', text: messages.search.allRegions, isCurrent: region === null },
    ...regions.map((item) => ({
      path: `/${item.slugPrefix}/search`,
      text: item.name,
      isCurrent: item.slugPrefix === region?.slugPrefix,
    })),
  ];
  const toggleFilter = (name: 'type' | 'tag', value: string): SearchQuery => ({
    ...query,
    [name]: query[name] === value ? '' : value,
    page: 1,
  });
  const chips = [
    ...search.facets.type.map(({ value, count }) => ({
      href: searchAddress(path, toggleFilter('type', value)),
      text: filter({ name: pageTypePlural(value, messages) ?? value, count }),
      isCurrent: query.type === value,
    })),
    ...search.facets.tag.slice(0, MAX_TAGS).map(({ value, count }) => ({
      href: searchAddress(path, toggleFilter('tag', value)),
      text: filter({ name: value, count }),
      isCurrent: query.tag === value,
    })),
  ];
  return (
    <>
      {regions.length > 1 && (
        <Chips
          label={messages.search.regions}
          chips={scopes.map((scope) => ({ ...scope, href: searchAddress(scope.path, { ...query, page: 1 }) }))}
        />
      )}
      {chips.length > 0 && <Chips label={messages.search.filters} chips={chips} />}
    </>
  );
}

export function Chips({
  label,
  chips,
}: {
  label: string;
  chips: { href: string; text: string; isCurrent?: boolean }[];
}) {
  return (
    <ul className="listing-tags" role="list" aria-label={label}>
      {chips.map(({ href, text, isCurrent }) => (
        <li key={href + text}>
          <a className="chip" href={href} aria-current={isCurrent || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
