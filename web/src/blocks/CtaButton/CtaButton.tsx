import * as buttonStyles from '../../ui/button.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import type { CtaButtonValues } from './CtaButton.fields.ts';

const VARIANTS = {
  full: buttonStyles.button,
  outline: joinClasses(buttonStyles.button, buttonStyles.buttonOutline),
  accent: joinClasses(buttonStyles.button, buttonStyles.buttonAccent),
};

export function CtaButton({ link, look, align }: CtaButtonValues) {
  return (
    <Section width="text">
      <div style={{ textAlign: align }}>
        <Link at="link" value={link} className={VARIANTS[look]} />
      </div>
    </Section>
  );
}
