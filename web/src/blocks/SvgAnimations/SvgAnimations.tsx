import { RichText } from '../parts/RichText.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { SvgAnimationsValues } from './SvgAnimations.fields.ts';
import { useReplay } from './use-replay.ts';
import * as styles from './SvgAnimations.module.css';

/** The animation is part of the SVG and starts with the `#play` fragment. */
export function SvgAnimations({ animation, title, text }: SvgAnimationsValues) {
  const { drawings } = useMessages();
  const { image, play, replay } = useReplay(animation);
  return (
    <Section className={styles.root}>
      <img
        ref={image}
        key={animation}
        src={`/art/anim-${animation}.svg${play}`}
        width="640"
        height="640"
        alt={drawings[animation]}
        onMouseEnter={replay}
      />
      <div className={styles.words}>
        <Text at="title" value={title} as="h2" placeholder="Title" />
        <RichText at="text" value={text} placeholder="Text" />
      </div>
    </Section>
  );
}
