import { useId } from 'react';
import { useParts } from '../parts/parts-context.ts';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { AccordionValues } from './Accordion.fields.ts';
import * as styles from './Accordion.module.css';

export function Accordion({ title, items, single }: AccordionValues) {
  // A collapsed answer cannot be clicked and edited, so editors see all of them open.
  const editing = useParts() !== null;
  const group = useId();
  return (
    <Section className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <div>
        <Rows at="items" rows={items}>
          {(item) => (
            <details className={styles.fold} open={editing || undefined} name={single && !editing ? group : undefined}>
              <summary>
                <Text at="title" value={item.title} as="h3" placeholder="Question" />
              </summary>
              <RichText at="text" value={item.text} placeholder="Answer" />
            </details>
          )}
        </Rows>
      </div>
    </Section>
  );
}
