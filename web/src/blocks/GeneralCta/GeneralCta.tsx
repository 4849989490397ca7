import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { GeneralCtaValues } from './GeneralCta.fields.ts';
import * as styles from './GeneralCta.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function GeneralCta({ title, text, link }: GeneralCtaValues) {
  return (
    <Section>
      <div className={styles.root}>
        <div>
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <Text at="text" value={text} placeholder="Text" />
        </div>
        <Link at="link" value={link} className={buttonStyles.button} />
      </div>
    </Section>
  );
}
