import type { ReactNode } from 'react';
import type { Page } from '../../../proto/entities/page.ts';
import { Picture } from '../blocks/parts/Picture.tsx';
import { RichText } from '../blocks/parts/RichText.tsx';
import { Text } from '../blocks/parts/Text.tsx';
import { Breadcrumb } from '../visit/breadcrumb/Breadcrumb.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import * as styles from './opening.module.css';
import * as layoutStyles from '../ui/layout.module.css';

export function PageHero({
  page,
  look,
  overlay,
  children,
}: {
  page: Page;
  look: string;
  overlay?: ReactNode;
  children?: ReactNode;
}) {
  const { header } = page;
  return (
    <header
      className={joinClasses(styles.root, styles[`look_${look}`])}
      data-look={look}
      data-on-dark={look === 'home' || undefined}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb page={page} />
          <Text at="header.label" value={header.label} as="p" className={layoutStyles.label} placeholder="Label" />
          <Text at="header.title" value={header.title} as="h1" placeholder="Title" />
          <RichText
            at="header.introduction"
            value={header.introduction}
            className={layoutStyles.lead}
            placeholder="Introduction"
          />
          {children}
        </div>
        <div className={styles.picture}>
          <Picture at="header.image" value={header.image} sizes="(min-width: 1024px) 50vw, 100vw" priority />
          {overlay}
        </div>
      </div>
    </header>
  );
}
