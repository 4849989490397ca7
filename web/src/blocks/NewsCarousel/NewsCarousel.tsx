import { hrefInRegion, useVisit } from '../../visit/context/visit-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ArticleCard } from '../../visit/articles/ArticleCard.tsx';
import { useArticles } from '../parts/articles.ts';
import { Carousel, SLIDE } from '../parts/Carousel.tsx';
import { useParts } from '../parts/parts-context.ts';
import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { NewsCarouselValues } from './NewsCarousel.fields.ts';
import * as buttonStyles from '../../ui/button.module.css';

export function NewsCarousel({ title, articleType, tags, limit, link }: NewsCarouselValues) {
  const visiting = useVisit();
  // Editors see the stored link, not the link of the region.
  const target = useParts() ? link : hrefInRegion(link, visiting);
  const { carousel } = useMessages();
  const { articles, none } = useArticles(articleType, tags);
  return (
    <Section>
      <Carousel
        label={title || carousel.articles}
        heading={<Text at="title" value={title} as="h2" placeholder="Title" />}
        after={<Link at="link" value={target} className={buttonStyles.arrow} />}
        none={<p>{none}</p>}
      >
        {articles.slice(0, limit).map((article) => (
          <ArticleCard key={article._id} article={article} sizes={SLIDE} />
        ))}
      </Carousel>
    </Section>
  );
}
