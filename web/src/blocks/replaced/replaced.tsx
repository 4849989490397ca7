import * as buttonStyles from '../../ui/button.module.css';
import { CallToAction } from '../CtaBlock/CtaBlock.tsx';
import { ArticleGrid } from '../NewsCarousel/NewsCarousel.tsx';
import { useArticles } from '../parts/articles.ts';
import { Link } from '../parts/Link.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type {
  DynamicContentValues,
  FocusCtaBlockValues,
  FormattedTextValues,
  GeneralCtaValues,
  TextValues,
} from './replaced.fields.ts';
import * as styles from './replaced.module.css';

export const TextView = ({ text }: TextValues) => (
  <Section width="text">
    <Text at="text" value={text} placeholder="Write something" />
  </Section>
);

export const FormattedText = ({ text }: FormattedTextValues) => (
  <Section width="text">
    <RichText at="text" value={text} className={styles.large} placeholder="Write something" />
  </Section>
);

export const GeneralCta = ({ title, text, link }: GeneralCtaValues) => (
  <CallToAction
    look="strip"
    title={title}
    text={<Text at="text" value={text} placeholder="Text" />}
    links={<Link at="link" value={link} className={buttonStyles.button} />}
  />
);

export const FocusCtaBlock = ({ title, text, link, foreground }: FocusCtaBlockValues) => (
  <CallToAction
    look="gold"
    title={title}
    text={<RichText at="text" value={text} placeholder="Text" />}
    links={<Link at="link" value={link} className={buttonStyles.button} />}
    picture={<img src={`/art/${foreground}.svg`} width="640" height="720" alt="" loading="lazy" />}
  />
);

export function DynamicContent({ title, articleType, tag, limit }: DynamicContentValues) {
  const { articles, none } = useArticles(articleType, [tag]);
  return (
    <Section>
      <ArticleGrid title={title} articles={articles.slice(0, limit)} none={none} />
    </Section>
  );
}
