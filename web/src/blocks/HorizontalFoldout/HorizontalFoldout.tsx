import { useId } from 'react';
import { useParts } from '../parts/parts-context.ts';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { HorizontalFoldoutValues } from './HorizontalFoldout.fields.ts';
import * as styles from './HorizontalFoldout.module.css';

/** `<details name>` keeps one panel open without the site's script. */
export function HorizontalFoldout({ title, panels }: HorizontalFoldoutValues) {
  const editing = useParts() !== null;
  const group = useId();
  return (
    <Section>
      <Text at="title" value={title} as="h2" className={styles.title} placeholder="Title" />
      <div className={styles.root}>
        <Rows at="panels" rows={panels}>
          {(panel, index) => (
            <details className={styles.panel} open={editing || index === 0} name={editing ? undefined : group}>
              <summary>
                <Picture at="image" value={panel.image} sizes="(min-width: 1024px) 40rem, 92vw" covers />
                <Text at="title" value={panel.title} as="h3" placeholder="Title" />
              </summary>
              <RichText at="text" value={panel.text} placeholder="Text" />
            </details>
          )}
        </Rows>
      </div>
    </Section>
  );
}
