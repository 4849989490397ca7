import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import type { RichTextValues } from './RichText.fields.ts';

export function RichTextView({ text }: RichTextValues) {
  return (
    <Section width="text">
      <RichText at="text" value={text} placeholder="Write something" />
    </Section>
  );
}
