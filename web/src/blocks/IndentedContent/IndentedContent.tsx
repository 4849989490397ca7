import { Contents } from '../parts/Contents.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { IndentedContentValues } from './IndentedContent.fields.ts';
import './IndentedContent.css';

export function IndentedContent({ title, contents }: IndentedContentValues) {
  return (
    <Section className="indented">
      <Text at="title" value={title} as="h2" placeholder="Title" />
      <Contents at="contents" items={contents} className="contents inset indented-contents" />
    </Section>
  );
}
