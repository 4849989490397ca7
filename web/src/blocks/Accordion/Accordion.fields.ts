import { type ValuesOf, list, richText, text, toggle } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Questions we are asked' }),
  items: list(
    'Questions',
    { title: text('Question', { max: 300 }), text: richText('Answer') },
    { rowLabel: 'Question', max: 50 },
  ),
  single: toggle('One answer at a time'),
};
export type AccordionValues = ValuesOf<typeof fields>;

export const accordionBlock = declareBlock({
  componentType: 'Accordion',
  label: 'Accordion',
  fields,
  structuredData: { type: 'question', rows: 'items', fields: { question: 'title', answer: 'text' } },
});
