import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { ContentGridValues } from './ContentGrid.fields.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './ContentGrid.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function ContentGrid({ title, introduction, columns, cells }: ContentGridValues) {
  return (
    <Section>
      <div className={styles.head}>
        <Text at="title" value={title} as="h2" placeholder="Title" />
        <Text at="introduction" value={introduction} className={layoutStyles.lead} placeholder="Introduction" />
      </div>
      <div className={joinClasses(styles.cells, styles[`columns_${columns}`])}>
        <Rows at="cells" rows={cells}>
          {(cell) => (
            <div className={styles.cell}>
              <Picture at="image" value={cell.image} sizes="30rem" />
              <Text at="title" value={cell.title} as="h3" placeholder="Title" />
              <Text at="text" value={cell.text} placeholder="Text" />
              <Link at="link" value={cell.link} className={buttonStyles.arrow} />
            </div>
          )}
        </Rows>
      </div>
    </Section>
  );
}
