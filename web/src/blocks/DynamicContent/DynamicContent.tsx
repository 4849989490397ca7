import { ArticleCard } from '../../visit/articles/ArticleCard.tsx';
import { useArticles } from '../parts/articles.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { DynamicContentValues } from './DynamicContent.fields.ts';
import * as styles from './DynamicContent.module.css';

export function DynamicContent({ title, articleType, tag, limit }: DynamicContentValues) {
  const { articles, none } = useArticles(articleType, [tag]);
  return (
    <Section>
      <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
      {articles.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={styles.root} role="list">
          {articles.slice(0, limit).map((article) => (
            <li key={article._id}>
              <ArticleCard article={article} sizes="(min-width: 680px) 27rem, 92vw" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
