import type { ReactNode } from 'react';
import type { Page } from '../../../proto/entities/page.ts';
import type { Link as LinkValue } from '../../../proto/values.ts';
import { Link } from '../blocks/parts/Link.tsx';
import { Picture } from '../blocks/parts/Picture.tsx';
import { RichText } from '../blocks/parts/RichText.tsx';
import { Text } from '../blocks/parts/Text.tsx';
import { Breadcrumb } from '../visit/breadcrumb/Breadcrumb.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import * as styles from './opening.module.css';
import * as buttonStyles from '../ui/button.module.css';
import * as layoutStyles from '../ui/layout.module.css';

export function PageHero({ page, look, overlay }: { page: Page; look: string; overlay?: ReactNode }) {
  const { header } = page;
  const { link, secondLink } = header as { link?: LinkValue; secondLink?: LinkValue };
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
          <div className={styles.actions}>
            <Link at="header.link" value={link} className={buttonStyles.button} />
            <Link at="header.secondLink" value={secondLink} className={buttonStyles.arrow} />
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            at="header.image"
            value={header.image}
            sizes="(min-width: 1584px) 50rem, (min-width: 1024px) 50vw, 92vw"
            priority
          />
          {overlay}
        </div>
      </div>
    </header>
  );
}
