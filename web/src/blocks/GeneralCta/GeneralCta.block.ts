import { type ValuesOf, link, text } from '../../fields/field.ts';
import { defineBlock } from '../block.ts';
import { GeneralCta } from './GeneralCta.tsx';

const fields = {
  title: text('Title', { initial: 'Ready when you are' }),
  text: text('Text', { multiline: true, max: 1000 }),
  link: link('Button', { initial: { type: 'page', href: '/contact', text: 'Get in Touch' } }),
};
export type GeneralCtaValues = ValuesOf<typeof fields>;

export const generalCtaBlock = defineBlock({
  componentType: 'GeneralCta',
  label: 'General call to action',
  about: 'One line and one button across the page.',
  fields,
  View: GeneralCta,
});
