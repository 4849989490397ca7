import { useContext } from 'react';
import { ShareContext } from '../parts/parts-context.ts';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { VideoFrame } from '../parts/VideoFrame.tsx';
import type { MediaValues } from './Media.fields.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './Media.module.css';

export function Media({ image, video, caption, wide }: MediaValues) {
  const share = useContext(ShareContext);
  return (
    <Section width={wide ? 'full' : 'wide'}>
      <figure className={joinClasses(styles.root, wide && styles.wide)}>
        <VideoFrame video={video} title={caption || image.alt || ''}>
          <Picture
            at="image"
            value={image}
            sizes={
              wide && share === 1
                ? '100vw'
                : `(min-width: 1584px) ${Math.round(1440 * share)}px, (min-width: 768px) ${Math.round(92 * share)}vw, 92vw`
            }
            fixed={video.videoId !== ''}
          />
        </VideoFrame>
        <Text at="caption" value={caption} as="figcaption" placeholder="Caption" />
      </figure>
    </Section>
  );
}
