import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../parts/Link.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { CtaBlockValues, CtaButtonValues } from './CtaBlock.fields.ts';
import * as styles from './CtaBlock.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function CtaBlock({ look, title, text, link, secondLink, image }: CtaBlockValues) {
  const button = joinClasses(buttonStyles.button, look === 'panel' && buttonStyles.buttonAccent);
  return (
    <CallToAction
      look={look}
      title={title}
      text={<RichText at="text" value={text} placeholder="Text" />}
      links={
        <div className={styles.links}>
          <Link at="link" value={link} className={button} />
          <Link at="secondLink" value={secondLink} className={buttonStyles.arrow} />
        </div>
      }
      picture={
        <Picture
          at="image"
          value={image}
          className={look === 'gold' ? styles.cover : undefined}
          sizes="(min-width: 1584px) 44rem, (min-width: 768px) 45vw, 92vw"
        />
      }
    />
  );
}

interface CallToActionProps {
  look: CtaBlockValues['look'];
  title: string;
  text: ReactNode;
  links: ReactNode;
  picture?: ReactNode;
}

export function CallToAction({ look, title, text, links, picture }: CallToActionProps) {
  const isStrip = look === 'strip';
  return (
    <Section>
      <div className={styles[`look_${look}`]} data-on-dark={look === 'panel' || undefined}>
        <div className={isStrip ? undefined : styles.words}>
          <Text at="title" value={title} as="h2" placeholder="Title" />
          {text}
          {!isStrip && links}
        </div>
        {isStrip ? links : picture}
      </div>
    </Section>
  );
}

const BUTTONS = {
  full: buttonStyles.button,
  outline: joinClasses(buttonStyles.button, buttonStyles.buttonOutline),
  accent: joinClasses(buttonStyles.button, buttonStyles.buttonAccent),
};

export const CtaButton = ({ link, look, align }: CtaButtonValues) => (
  <Section width="text">
    <div style={{ textAlign: align }}>
      <Link at="link" value={link} className={BUTTONS[look]} />
    </div>
  </Section>
);
