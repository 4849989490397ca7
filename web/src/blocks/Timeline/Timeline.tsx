import type { Picture as PictureValue } from '../../../../proto/values.ts';
import type { PictureField } from '../../fields/field.ts';
import { cropParameters } from '../parts/image-url.ts';
import { useField } from '../parts/parts-context.ts';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/PathScope.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { TimelineValues } from './Timeline.fields.ts';
import * as styles from './Timeline.module.css';

export function Timeline({ title, events }: TimelineValues) {
  return (
    <Section className={styles.root}>
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <ol className={styles.stem} role="list">
        <Rows at="events" rows={events}>
          {(event) => (
            <li className={styles.moment}>
              <Text at="date" value={event.date} className={styles.momentDate} placeholder="When" />
              <div className={styles.momentWords}>
                <Text at="title" value={event.title} as="h3" placeholder="What" />
                <RichText at="text" value={event.text} placeholder="Text" />
                <EventPicture value={event.image} />
              </div>
            </li>
          )}
        </Rows>
      </ol>
    </Section>
  );
}

function EventPicture({ value }: { value: PictureValue | undefined }) {
  const size = (useField('image') as PictureField).sizes.desktop!;
  const { width, height } = (value && cropParameters(value, 'desktop')) ?? {};
  const ratio = width && height ? height / width : size.height / size.width;
  return (
    <Picture at="image" value={value} height={Math.round(size.width * ratio)} sizes="(min-width: 800px) 40rem, 84vw" />
  );
}
