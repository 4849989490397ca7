import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { FeatureContentValues } from './FeatureContent.fields.ts';
import './FeatureContent.css';

export function FeatureContent({ icon, label, title, text, link, image, side }: FeatureContentValues) {
  return (
    <Section>
      <div className={`feature feature-${side}`}>
        <div className="feature-picture">
          <Picture at="image" value={image} sizes="(min-width: 1024px) 45vw, 100vw" />
        </div>
        <div className="feature-words">
          <span className="feature-icon">
            <Icon name={icon} />
          </span>
          <Text at="label" value={label} className="label" placeholder="Label" />
          <Text at="title" value={title} as="h2" placeholder="Title" />
          <RichText at="text" value={text} placeholder="Text" />
          <Link at="link" value={link} className="arrow" />
        </div>
      </div>
    </Section>
  );
}
