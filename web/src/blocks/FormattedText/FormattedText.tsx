import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import type { FormattedTextValues } from './FormattedText.fields.ts';
import './FormattedText.css';

export function FormattedText({ text }: FormattedTextValues) {
  return (
    <Section width="text">
      <RichText at="text" value={text} className="formatted-text" placeholder="Write something" />
    </Section>
  );
}
