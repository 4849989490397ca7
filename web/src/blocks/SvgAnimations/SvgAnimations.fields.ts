import { type ValuesOf, choice, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';
import { animations } from './drawings.ts';

const fields = {
  animation: choice('Animation', animations),
  title: text('Title'),
  text: richText('Text', { hide: ['headers'] }),
};
export type SvgAnimationsValues = ValuesOf<typeof fields>;

export const svgAnimationsBlock = declareBlock({
  componentType: 'SvgAnimations',
  label: 'Animation',
  fields,
});
