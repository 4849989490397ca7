import { PathScope } from '../parts/PathScope.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Carousel, SLIDE } from '../parts/Carousel.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { VideoFrame } from '../parts/VideoFrame.tsx';
import type { VideoCarouselValues } from './VideoCarousel.fields.ts';
import * as styles from './VideoCarousel.module.css';

export function VideoCarousel({ title, videos }: VideoCarouselValues) {
  const { carousel } = useMessages();
  return (
    <Section>
      <Carousel
        label={title || carousel.videos}
        heading={<Text at="title" value={title} as="h2" placeholder="Title" />}
      >
        {videos.map((row) => (
          <PathScope key={row.key} at="videos" itemKey={row.key}>
            <figure className={styles.card}>
              <VideoFrame video={row.video} title={row.title || row.image?.alt || ''}>
                <Picture at="image" value={row.image} sizes={SLIDE} />
              </VideoFrame>
              <Text at="title" value={row.title} as="figcaption" placeholder="Title" />
            </figure>
          </PathScope>
        ))}
      </Carousel>
    </Section>
  );
}
