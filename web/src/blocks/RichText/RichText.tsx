import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { RichTextValues } from './RichText.fields.ts';
import * as styles from './RichText.module.css';

const placeholder = 'Write something';

export const RichTextView = ({ text }: RichTextValues) => (
  <Section width="text">
    <RichText at="text" value={text} placeholder={placeholder} />
  </Section>
);

export const FormattedText = ({ text }: RichTextValues) => (
  <Section width="text">
    <RichText at="text" value={text} className={styles.large} placeholder={placeholder} />
  </Section>
);

export const TextView = ({ text }: RichTextValues) => (
  <Section width="text">
    <Text at="text" value={text} className={styles.plain} placeholder={placeholder} />
  </Section>
);
