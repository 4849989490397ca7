import { type ValuesOf, choice, richText, text } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { animations } from './drawings.ts';
import { SvgAnimations } from './SvgAnimations.tsx';

const fields = {
  animation: choice('Animation', animations),
  title: text('Title'),
  text: richText('Text', { hide: ['headers'] }),
};
export type SvgAnimationsValues = ValuesOf<typeof fields>;

export const svgAnimationsBlock = defineBlock({
  componentType: 'SvgAnimations',
  label: 'Animation',
  about: 'A drawing that moves once when it comes into view.',
  fields,
  View: SvgAnimations,
});
