import { listingPath } from '../text/title.ts';
import { regionPath, useVisit } from '../context/visit-context.ts';
import { encodePart } from '../../../../proto/unicode.ts';

export function Tags({ tags = [], pageType }: { tags: string[] | undefined; pageType: string }) {
  const base = regionPath(useVisit());
  if (tags.length === 0) return null;
  const list = base + (listingPath(pageType) ?? '/search');
  return (
    <ul className="tag-list" role="list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="chip" href={`${list}?tag=${encodePart(tag)}`}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
