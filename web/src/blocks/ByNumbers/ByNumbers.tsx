import type { CSSProperties } from 'react';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { ByNumbersValues } from './ByNumbers.fields.ts';
import * as styles from './ByNumbers.module.css';

export function ByNumbers({ title, items }: ByNumbersValues) {
  const longest = Math.max(1, ...items.map(({ prefix, number, suffix }) => `${prefix}${number}${suffix}`.length));
  return (
    <Section>
      <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
      <ul className={styles.root} role="list" style={{ '--signs': longest } as CSSProperties}>
        <Rows at="items" rows={items}>
          {(item) => (
            <li className={styles.number}>
              <p className={styles.numberFigure}>
                <Text at="prefix" value={item.prefix} as="span" placeholder="Before the number" />
                <Text at="number" value={item.number} as="span" placeholder="100" />
                <Text
                  at="suffix"
                  value={item.suffix}
                  as="span"
                  className={styles.numberSuffix}
                  placeholder="After the number"
                />
              </p>
              <Text at="description" value={item.description} placeholder="What it counts" />
            </li>
          )}
        </Rows>
      </ul>
    </Section>
  );
}
