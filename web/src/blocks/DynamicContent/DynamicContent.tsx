import { ArticleCard } from '../../visit/listing/ArticleCard.tsx';
import { useArticles, useIsUnknownTag } from '../parts/articles.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { DynamicContentValues } from './DynamicContent.fields.ts';
import './DynamicContent.css';

export function DynamicContent({ title, articleType, tag, limit }: DynamicContentValues) {
  const isUnknown = useIsUnknownTag(tag);
  const articles = useArticles(articleType, tag).slice(0, limit);
  return (
    <Section>
      <Text at="title" value={title} as="h2" className="dynamic-title" placeholder="Title" />
      {articles.length === 0 ? (
        <p>{isUnknown ? 'Cannot find matching Service Group' : 'No Article Found'}</p>
      ) : (
        <ul className="dynamic" role="list">
          {articles.map((article) => (
            <li key={article._id}>
              <ArticleCard article={article} sizes="(min-width: 680px) 27rem, 92vw" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
