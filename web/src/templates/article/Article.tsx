import { useMemo } from 'react';
import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Picture } from '../../blocks/parts/Picture.tsx';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { Setting } from '../../blocks/parts/Setting.tsx';
import { Text } from '../../blocks/parts/Text.tsx';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isIcon } from '../../ui/icons.ts';
import { Breadcrumb } from '../../visit/breadcrumb/Breadcrumb.tsx';
import { ArticleDate } from '../../visit/articles/ArticleCard.tsx';
import { Tags } from '../../visit/articles/Tags.tsx';
import { Share } from './Share.tsx';
import { TableOfContents, nameHeadings } from './TableOfContents.tsx';
import * as styles from './article.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as itemStyles from '../../ui/item.module.css';
import { slugToPath } from '../../../../proto/slug.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import * as neighbourStyles from './neighbours.module.css';
import type { Item } from '../../../../proto/content.ts';
import { plainText } from '../../../../proto/rich-text.ts';

const idsOfPage = ['main', 'site-search'];

export function Article({ page }: { page: Page }) {
  const { header, articleContents } = page;
  const isEdited = useParts() !== null;
  const messages = useMessages().article;
  const { items, headings } = useMemo(
    () => (isEdited ? { items: articleContents, headings: [] } : nameHeadings(articleContents, idsOfPage)),
    [isEdited, articleContents],
  );
  const minutes = readingTime(articleContents);
  return (
    <article>
      <header className={styles.header}>
        <div className={styles.words}>
          <Breadcrumb page={page} />
          <div className={styles.mark}>
            <Setting at="header.icon">
              <Icon name={isIcon(header.icon) ? header.icon : 'mountains'} />
            </Setting>
            <Text at="header.label" value={header.label} as="span" placeholder="Label" />
          </div>
          <Text at="header.title" value={header.title} as="h1" placeholder="Title" />
          <RichText
            at="header.introduction"
            value={header.introduction}
            className={layoutStyles.lead}
            placeholder="Introduction"
          />
          <p className={styles.facts}>
            {(page.author || isEdited) && (
              <span className={styles.byline}>
                {messages.by} <Text at="author" value={page.author} as="span" placeholder="Author" />
              </span>
            )}
            <Setting at="header.date" isEmpty={!header.date}>
              <ArticleDate value={header.date} />
            </Setting>
            {minutes > 0 && <span>{messages.readingTime(minutes)}</span>}
          </p>
        </div>
        <div className={styles.picture}>
          <Picture
            at="header.image"
            value={header.image}
            sizes="(min-width: 1584px) 40rem, (min-width: 1024px) 40vw, 92vw"
            priority
          />
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.aside}>
          {!isEdited && (
            <>
              <TableOfContents headings={headings} />
              <Share title={header.title || page.title || ''} />
            </>
          )}
        </aside>
        <div className={styles.column}>
          <Contents at="articleContents" items={items} className={`${itemStyles.contents} ${styles.contents}`} />
          <Tags tags={page.tags} pageType={page.pageType} />
        </div>
      </div>
      {!isEdited && <Neighbours />}
      <Contents at="contents" items={page.contents} />
    </article>
  );
}

function Neighbours() {
  const { neighbours } = useVisit();
  const { article, listing } = useMessages();
  if (!neighbours?.previous && !neighbours?.next) return null;
  return (
    <nav className={neighbourStyles.root} aria-label={article.neighbours} data-part="neighbours">
      {(['previous', 'next'] as const).map((which) => {
        const link = neighbours[which];
        return (
          link && (
            <a key={which} href={slugToPath(link.slug)} rel={which === 'next' ? 'next' : 'prev'}>
              <span>{article[which]}</span>
              <strong>{link.title || listing.untitled}</strong>
            </a>
          )
        );
      })}
    </nav>
  );
}

const WORDS_PER_MINUTE = 220;
const textBlocks = ['RichText', 'FormattedText', 'Text'];

export function readingTime(items: readonly Item[] = []): number {
  const words = items.flatMap(({ componentType, text }) =>
    textBlocks.includes(componentType) && typeof text === 'string' ? (plainText(text).match(/\S+/g) ?? []) : [],
  );
  return Math.ceil(words.length / WORDS_PER_MINUTE);
}
