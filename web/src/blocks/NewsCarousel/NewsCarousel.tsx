import { useMessages } from '../../messages/use-messages.ts';
import { ArticleCard } from '../../visit/articles/ArticleCard.tsx';
import { hrefInRegion, useVisit } from '../../visit/context/visit-context.ts';
import { useArticles } from '../parts/articles.ts';
import { Carousel, SLIDE } from '../parts/Carousel.tsx';
import { Link } from '../parts/Link.tsx';
import { useParts } from '../parts/parts-context.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { NewsCarouselValues } from './NewsCarousel.fields.ts';
import * as styles from './NewsCarousel.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function NewsCarousel({ look, title, articleType, tags, limit, link }: NewsCarouselValues) {
  const visiting = useVisit();
  // Editors see the stored link instead of the link in the visited region.
  const target = useParts() ? link : hrefInRegion(link, visiting);
  const { carousel } = useMessages();
  const { articles, none } = useArticles(articleType, tags);
  const all = <Link at="link" value={target} className={buttonStyles.arrow} />;
  if (look === 'grid')
    return (
      <Section>
        <ArticleGrid title={title} articles={articles.slice(0, limit)} none={none} />
        {all}
      </Section>
    );
  return (
    <Section>
      <Carousel
        label={title || carousel.articles}
        heading={<Text at="title" value={title} as="h2" placeholder="Title" />}
        after={all}
        none={<p>{none}</p>}
      >
        {articles.slice(0, limit).map((article) => (
          <ArticleCard key={article._id} article={article} sizes={SLIDE} />
        ))}
      </Carousel>
    </Section>
  );
}

export const ArticleGrid = ({ title, articles, none }: { title: string } & ReturnType<typeof useArticles>) => (
  <>
    <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
    {articles.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className={styles.grid} role="list">
        {articles.map((article) => (
          <li key={article._id}>
            <ArticleCard article={article} sizes="(min-width: 680px) 27rem, 92vw" />
          </li>
        ))}
      </ul>
    )}
  </>
);
