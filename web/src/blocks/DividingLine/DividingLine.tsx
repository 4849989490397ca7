import { Section } from '../parts/Section.tsx';
import type { DividingLineValues } from './DividingLine.fields.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './DividingLine.module.css';

export function DividingLine({ look }: DividingLineValues) {
  return (
    <Section>
      <hr className={joinClasses(styles.root, styles[`look_${look}`])} />
    </Section>
  );
}
