import { type ValuesOf, contents, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Worth knowing' }),
  contents: contents('Contents', { blacklist: ['IndentedContent', 'NewsCarousel', 'FocusCtaBlock', 'UpNext'] }),
};
export type IndentedContentValues = ValuesOf<typeof fields>;

export const indentedContentBlock = declareBlock({
  componentType: 'IndentedContent',
  label: 'Indented content',
  fields,
});
