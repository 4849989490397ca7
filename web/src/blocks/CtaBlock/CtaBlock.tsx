import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { CtaBlockValues } from './CtaBlock.fields.ts';
import './CtaBlock.css';

export function CtaBlock({ title, text, link, secondLink, image }: CtaBlockValues) {
  return (
    <Section>
      <div className="cta on-dark">
        <div className="cta-words">
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <div className="cta-links">
            <Link at="link" value={link} className="button button-accent" />
            <Link at="secondLink" value={secondLink} className="arrow" />
          </div>
        </div>
        <Picture at="image" value={image} sizes="(min-width: 768px) 45vw, 100vw" />
      </div>
    </Section>
  );
}
