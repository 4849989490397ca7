import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Picture } from '../../blocks/parts/Picture.tsx';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { Setting } from '../../blocks/parts/Setting.tsx';
import { Text } from '../../blocks/parts/Text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isIcon } from '../../ui/icon-names.ts';
import { Breadcrumb } from '../../visit/breadcrumb/Breadcrumb.tsx';
import { DateOf } from '../../visit/articles/FormattedDate.tsx';
import { Tags } from '../../visit/articles/Tags.tsx';
import * as styles from './article.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as itemStyles from '../../ui/item.module.css';

export function Article({ page }: { page: Page }) {
  const { header } = page;
  return (
    <article className={styles.root}>
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
            <Setting at="header.date" isEmpty={!header.date}>
              <DateOf value={header.date} />
            </Setting>
            <Text at="author" value={page.author} as="span" placeholder="Author" />
          </p>
        </div>
        <div className={styles.picture}>
          <Picture at="header.image" value={header.image} sizes="(min-width: 1024px) 40vw, 100vw" priority />
        </div>
      </header>
      <Contents
        at="articleContents"
        items={page.articleContents}
        className={`${itemStyles.contents} ${styles.contents}`}
      />
      <Tags tags={page.tags} pageType={page.pageType} />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
