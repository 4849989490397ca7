import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import type { FormattedTextValues } from './FormattedText.fields.ts';
import * as styles from './FormattedText.module.css';

export function FormattedText({ text }: FormattedTextValues) {
  return (
    <Section width="text">
      <RichText at="text" value={text} className={styles.root} placeholder="Write something" />
    </Section>
  );
}
