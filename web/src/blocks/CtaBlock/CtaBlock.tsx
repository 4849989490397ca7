import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { CtaBlockValues } from './CtaBlock.fields.ts';
import * as styles from './CtaBlock.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function CtaBlock({ title, text, link, secondLink, image }: CtaBlockValues) {
  return (
    <Section>
      <div className={styles.root} data-on-dark>
        <div className={styles.words}>
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <div className={styles.links}>
            <Link at="link" value={link} className={`${buttonStyles.button} ${buttonStyles.buttonAccent}`} />
            <Link at="secondLink" value={secondLink} className={buttonStyles.arrow} />
          </div>
        </div>
        <Picture at="image" value={image} sizes="(min-width: 1584px) 44rem, (min-width: 768px) 45vw, 92vw" />
      </div>
    </Section>
  );
}
