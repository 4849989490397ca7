import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { QuoteBlockValues } from './QuoteBlock.fields.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './QuoteBlock.module.css';

export function QuoteBlock({ quote, name, role, image, look }: QuoteBlockValues) {
  return (
    <Section>
      <div className={joinClasses(styles.root, styles[`look_${look}`])}>
        <Picture at="image" value={image} sizes="20rem" className={styles.face} />
        <figure>
          <blockquote>
            <RichText at="quote" value={quote} placeholder="Quote" />
          </blockquote>
          <figcaption>
            <Text at="name" value={name} as="strong" placeholder="Name" />
            <Text at="role" value={role} as="span" placeholder="Role" />
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
