import { Section } from '../parts/Section.tsx';
import type { DividingLineValues } from './DividingLine.fields.ts';
import './DividingLine.css';

export function DividingLine({ look }: DividingLineValues) {
  return (
    <Section>
      <hr className={`dividing dividing-${look}`} />
    </Section>
  );
}
