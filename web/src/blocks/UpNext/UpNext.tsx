import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { UpNextValues } from './UpNext.fields.ts';
import * as styles from './UpNext.module.css';
import * as layoutStyles from '../../ui/layout.module.css';

export function UpNext({ label, link, text, image }: UpNextValues) {
  return (
    <Section>
      <div className={styles.root}>
        <Picture at="image" value={image} sizes="(min-width: 1584px) 1440px, 92vw" />
        <div className={styles.words}>
          <Text at="label" value={label} as="p" className={layoutStyles.label} placeholder="Label" />
          <Link at="link" value={link} className={styles.link} />
          <Text at="text" value={text} className={styles.text} placeholder="Teaser" />
        </div>
      </div>
    </Section>
  );
}
