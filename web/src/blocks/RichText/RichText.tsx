import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import type { RichTextValues } from './RichText.fields.ts';

export const RichTextView = ({ text }: RichTextValues) => (
  <Section width="text">
    <RichText at="text" value={text} placeholder="Write something" />
  </Section>
);
