import type { Picture as PictureValue } from '../../../../proto/values.ts';
import { cropParameters } from '../parts/image-url.ts';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Rows } from '../parts/Rows.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { TimelineValues } from './Timeline.fields.ts';
import './Timeline.css';

const WIDTH = 800;

export function Timeline({ title, events }: TimelineValues) {
  return (
    <Section className="timeline">
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <ol className="timeline-stem" role="list">
        <Rows at="events" rows={events}>
          {(event) => (
            <li className="moment">
              <Text at="date" value={event.date} className="moment-date" placeholder="When" />
              <div className="moment-words">
                <Text at="title" value={event.title} as="h3" placeholder="What" />
                <RichText at="text" value={event.text} placeholder="Text" hide={['headers']} />
                <Picture
                  at="image"
                  value={event.image}
                  size="desktop"
                  width={WIDTH}
                  height={heightOf(event.image)}
                  sizes="(min-width: 800px) 40rem, 84vw"
                />
              </div>
            </li>
          )}
        </Rows>
      </ol>
    </Section>
  );
}

function heightOf(image: PictureValue | undefined): number {
  const { width, height } = (image && cropParameters(image, 'desktop')) ?? {};
  return width && height ? Math.round((WIDTH * height) / width) : 600;
}
