import { regionPath, useVisiting } from './visiting.ts';

/** An article's tags, each leading to the articles that share it. */
export function Tags({ tags = [], pageType }: { tags: string[] | undefined; pageType: string }) {
  const base = regionPath(useVisiting());
  if (tags.length === 0) return null;
  const listing = pageType === 'caseStudy' ? `${base}/case-study` : `${base}/news`;
  return (
    <ul className="tag-list" role="list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="chip" href={`${listing}?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
