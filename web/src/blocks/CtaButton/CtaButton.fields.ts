import { type ValuesOf, choice, link } from '../../fields/field.ts';
import { declareBlock } from '../declaration.ts';

const fields = {
  link: link('Button'),
  look: choice('Look', [
    { value: 'full', text: 'Filled' },
    { value: 'outline', text: 'Outlined' },
    { value: 'accent', text: 'Gold' },
  ]),
  align: choice('Alignment', [
    { value: 'start', text: 'On the left' },
    { value: 'center', text: 'In the middle' },
    { value: 'end', text: 'On the right' },
  ]),
};
export type CtaButtonValues = ValuesOf<typeof fields>;

export const ctaButtonBlock = declareBlock({
  componentType: 'CtaButton',
  label: 'Button',
  about: 'One button.',
  fields,
});
