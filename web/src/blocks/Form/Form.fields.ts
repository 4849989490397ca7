import { formLimits } from '../../../../proto/form-limits.ts';
import { type ValuesOf, choice, list, richText, text, toggle } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const field = {
  kind: choice('Kind', [
    { value: 'text', text: 'Text' },
    { value: 'email', text: 'Email address' },
    { value: 'phone', text: 'Phone number' },
    { value: 'longText', text: 'Long text' },
    { value: 'choice', text: 'Choice' },
    { value: 'checkBox', text: 'Check box' },
    { value: 'date', text: 'Date' },
  ]),
  label: text('Label', { max: 120 }),
  required: toggle('Required'),
  autocomplete: choice('Browsers fill in', [
    { value: '', text: 'By the label' },
    { value: 'off', text: 'Nothing' },
    { value: 'name', text: 'Name' },
    { value: 'given-name', text: 'First name' },
    { value: 'family-name', text: 'Last name' },
    { value: 'organization', text: 'Company' },
    { value: 'email', text: 'Email address' },
    { value: 'tel', text: 'Phone number' },
    { value: 'street-address', text: 'Street' },
    { value: 'postal-code', text: 'Postcode' },
    { value: 'address-level2', text: 'Town' },
  ]),
  options: text('Options', { multiline: true, max: 2000, hint: 'Of a choice, one per line.' }),
};

const fields = {
  title: text('Title', { initial: 'Write to us' }),
  text: richText('Introduction', { hide: ['headers'] }),
  fields: list('Fields', field, {
    rowLabel: 'Field',
    max: formLimits.fields,
    rowsOfNewItem: [
      { kind: 'text', label: 'Name', required: true, autocomplete: '', options: '' },
      { kind: 'email', label: 'Email', required: true, autocomplete: '', options: '' },
      { kind: 'longText', label: 'Message', required: true, autocomplete: '', options: '' },
    ],
  }),
  consent: text('Consent', {
    multiline: true,
    max: 1000,
    hint: 'If it is set, visitors must agree to it with a check box.',
  }),
  privacy: richText('Privacy', { hide: ['headers', 'lists'] }),
  submitText: text('Button', { initial: 'Send', max: 60 }),
  successMessage: text('Once it is sent', {
    max: 500,
    indexed: false,
    initial: 'Thank you. We have received your message and will reply soon.',
  }),
};
export type FormValues = ValuesOf<typeof fields>;

export const formBlock = declareBlock({
  componentType: 'Form',
  label: 'Form',
  fields,
});
