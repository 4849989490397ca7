import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { UpNextValues } from './UpNext.fields.ts';
import './UpNext.css';

export function UpNext({ label, link, text, image }: UpNextValues) {
  return (
    <Section>
      <div className="up-next">
        <Picture at="image" value={image} sizes="(min-width: 1584px) 1440px, 92vw" />
        <div className="up-next-words">
          <Text at="label" value={label} as="p" className="label" placeholder="Label" />
          <Link at="link" value={link} className="up-next-link" />
          <Text at="text" value={text} className="up-next-text" placeholder="Teaser" />
        </div>
      </div>
    </Section>
  );
}
