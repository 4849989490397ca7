import { type ValuesOf, contents, text } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { IndentedContent } from './IndentedContent.tsx';

const fields = {
  title: text('Title', { initial: 'Worth knowing' }),
  contents: contents('Contents', { blacklist: ['IndentedContent', 'NewsCarousel', 'FocusCtaBlock', 'UpNext'] }),
};
export type IndentedContentValues = ValuesOf<typeof fields>;

export const indentedContentBlock = defineBlock({
  componentType: 'IndentedContent',
  label: 'Indented content',
  about: 'A title at the side and blocks set in beside it.',
  fields,
  View: IndentedContent,
});
