import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import type { CtaButtonValues } from './CtaButton.fields.ts';

const VARIANTS = { full: 'button', outline: 'button button-outline', accent: 'button button-accent' } as const;

export function CtaButton({ link, look, align }: CtaButtonValues) {
  return (
    <Section width="text">
      <div style={{ textAlign: align }}>
        <Link at="link" value={link} className={VARIANTS[look]} />
      </div>
    </Section>
  );
}
