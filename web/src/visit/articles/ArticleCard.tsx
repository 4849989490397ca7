import type { Article } from '../../../../proto/pages.ts';
import { PlainPicture } from '../../blocks/parts/Picture.tsx';
import { useMessages, useLocale } from '../../messages/use-messages.ts';
import { plainText } from '../../../../proto/rich-text.ts';
import * as styles from './article-card.module.css';

export function ArticleCard({
  article,
  as: Heading = 'h3',
  sizes = '(min-width: 1024px) 30rem, (min-width: 740px) 46vw, 92vw',
  priority,
}: {
  article: Article;
  as?: 'h2' | 'h3';
  sizes?: string;
  priority?: boolean;
}) {
  const { header } = article;
  const { pageTypes, listing } = useMessages();
  const about = header.description?.trim() || plainText(header.introduction ?? '');
  return (
    <article className={styles.root}>
      {header.image?.imageId && (
        <div className={styles.picture}>
          <PlainPicture
            at=""
            value={{ ...header.image, alt: '' }}
            size="desktop"
            width={800}
            height={600}
            sizes={sizes}
            priority={priority}
          />
        </div>
      )}
      <p className={styles.facts}>
        <span>{header.label || pageTypes[article.pageType]?.[0]}</span>
        <ArticleDate value={header.date || article.lastPublished} />
      </p>
      <Heading>
        <a href={`/${article.slug}`}>{header.title?.trim() || listing.untitled}</a>
      </Heading>
      {about && <p className={styles.about}>{about}</p>}
    </article>
  );
}

export function ArticleDate({ value }: { value: string | undefined }) {
  const { date } = useLocale();
  if (!value) return null;
  const text = date(value);
  return text === undefined ? <span>{value}</span> : <time dateTime={value}>{text}</time>;
}
