import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { FeatureContentValues } from './FeatureContent.fields.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './FeatureContent.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function FeatureContent({ icon, label, title, text, link, image, side }: FeatureContentValues) {
  return (
    <Section>
      <div className={joinClasses(styles.root, styles[`side_${side}`])}>
        <div className={styles.picture}>
          <Picture at="image" value={image} sizes="(min-width: 1584px) 44rem, (min-width: 1024px) 45vw, 92vw" />
        </div>
        <div className={styles.words}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <Text at="label" value={label} className={layoutStyles.label} placeholder="Label" />
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <Link at="link" value={link} className={buttonStyles.arrow} />
        </div>
      </div>
    </Section>
  );
}
