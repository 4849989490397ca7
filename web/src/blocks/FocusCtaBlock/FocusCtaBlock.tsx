import { Link } from '../parts/Link.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { FocusCtaBlockValues } from './FocusCtaBlock.fields.ts';
import './FocusCtaBlock.css';

export function FocusCtaBlock({ title, text, link, foreground }: FocusCtaBlockValues) {
  return (
    <Section>
      <div className="focus-cta">
        <div className="focus-cta-words">
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <Link at="link" value={link} className="button" />
        </div>
        <img src={`/art/${foreground}.svg`} width="640" height="720" alt="" loading="lazy" />
      </div>
    </Section>
  );
}
