import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { TextValues } from './Text.fields.ts';
import * as styles from './Text.module.css';

export function TextView({ text }: TextValues) {
  return (
    <Section width="text">
      <Text at="text" value={text} className={styles.root} placeholder="Write something" />
    </Section>
  );
}
