import { Link } from '../parts/Link.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { UsefulLinksValues } from './UsefulLinks.fields.ts';
import * as styles from './UsefulLinks.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function UsefulLinks({ title, links }: UsefulLinksValues) {
  return (
    <Section className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <ul role="list">
        <Rows at="links" rows={links}>
          {(row) => (
            <li className={styles.link}>
              <Link at="link" value={row.link} className={buttonStyles.arrow} />
              <Text at="text" value={row.text} placeholder="What it is" />
            </li>
          )}
        </Rows>
      </ul>
    </Section>
  );
}
