import { useMessages } from '../../messages/use-messages.ts';
import { pageTypePlural } from '../text/title.ts';
import { useVisit } from '../context/visit-context.ts';
import { type SearchQuery, searchAddress, parseSearchQuery } from './SearchForm.tsx';
import * as styles from './search-page.module.css';
import * as listingStyles from '../listing/listing.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import * as layoutStyles from '../../ui/layout.module.css';

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
  const kinds = search.facets.type.map(({ value, count }) => ({
    href: searchAddress(path, toggleFilter('type', value)),
    text: filter({ name: pageTypePlural(value, messages) ?? value, count }),
    isCurrent: query.type === value,
  }));
  const tags = search.facets.tag.slice(0, MAX_TAGS).map(({ value, count }) => ({
    href: searchAddress(path, toggleFilter('tag', value)),
    text: filter({ name: value, count }),
    isCurrent: query.tag === value,
  }));
  return (
    <>
      {regions.length > 1 && (
        <Chips
          label={messages.search.regions}
          chips={scopes.map((scope) => ({ ...scope, href: searchAddress(scope.path, { ...query, page: 1 }) }))}
        />
      )}
      <LabelledChips label={messages.search.kinds} chips={kinds} />
      <LabelledChips label={messages.listing.tags} chips={tags} />
    </>
  );
}

interface ChipList {
  label: string;
  chips: { href: string; text: string; isCurrent?: boolean }[];
}

export const LabelledChips = ({ label, chips }: ChipList) =>
  chips.length > 0 && (
    <div className={styles.filter}>
      <p className={layoutStyles.label}>{label}</p>
      <Chips label={label} chips={chips} />
    </div>
  );

export function Chips({ label, chips }: ChipList) {
  return (
    <ul className={listingStyles.tags} role="list" aria-label={label}>
      {chips.map(({ href, text, isCurrent }) => (
        <li key={href + text}>
          <a className={buttonStyles.chip} href={href} aria-current={isCurrent || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
