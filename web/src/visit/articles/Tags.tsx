import { listingPath } from '../text/title.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { regionPath, useVisit } from '../context/visit-context.ts';
import { encodePart } from '../../../../proto/unicode.ts';
import * as articleStyles from '../../templates/article/article.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function Tags({ tags = [], pageType }: { tags: string[] | undefined; pageType: string }) {
  const base = regionPath(useVisit());
  const { listing } = useMessages();
  if (tags.length === 0) return null;
  const list = base + (listingPath(pageType) ?? '/search');
  return (
    <ul className={articleStyles.tagList} role="list" aria-label={listing.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className={buttonStyles.chip} href={`${list}?tag=${encodePart(tag)}`}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
