import { Contents } from '../parts/Contents.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { IndentedContentValues } from './IndentedContent.fields.ts';
import * as styles from './IndentedContent.module.css';
import * as itemStyles from '../../ui/item.module.css';

export function IndentedContent({ title, contents }: IndentedContentValues) {
  return (
    <Section className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <Contents
        at="contents"
        items={contents}
        className={`${itemStyles.contents} ${itemStyles.inset} ${styles.contents}`}
      />
    </Section>
  );
}
