import { Link } from '../parts/Link.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { FocusCtaBlockValues } from './FocusCtaBlock.fields.ts';
import * as styles from './FocusCtaBlock.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function FocusCtaBlock({ title, text, link, foreground }: FocusCtaBlockValues) {
  return (
    <Section>
      <div className={styles.root}>
        <div className={styles.words}>
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <Link at="link" value={link} className={buttonStyles.button} />
        </div>
        <img src={`/art/${foreground}.svg`} width="640" height="720" alt="" loading="lazy" />
      </div>
    </Section>
  );
}
