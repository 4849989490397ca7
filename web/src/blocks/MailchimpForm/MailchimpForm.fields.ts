import { type ValuesOf, list, richText, text, toggle } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'A letter each quarter' }),
  text: text('Text', { multiline: true, max: 1000, initial: 'What changes in benefits, and what to do about it.' }),
  listId: text('Mailing list', {
    max: 40,
    indexed: false,
    hint: 'Its audience ID at Mailchimp. Without it visitors see no form.',
  }),
  label: text('Label of the address', { initial: 'Email', max: 60 }),
  fields: list(
    'What else is asked',
    {
      name: text('Label', { max: 60 }),
      id: text('Merge tag', { max: 10, indexed: false, hint: 'As in Mailchimp, for example FNAME.' }),
      placeholder: text('Placeholder', { max: 60 }),
      required: toggle('Required'),
    },
    { rowLabel: 'Field', max: 5 },
  ),
  submitText: text('Button', { initial: 'Subscribe', max: 60 }),
  privacy: richText('Privacy', {
    hide: ['headers', 'lists'],
    initial: '<p>We use your address for this letter alone. Each one says how to stop it.</p>',
  }),
  successMessage: text('Once it is sent', {
    max: 500,
    indexed: false,
    initial: 'Thank you. We have sent you an email: one click in it, and the next letter is yours.',
  }),
  instead: text('Where there is no form', {
    initial: 'To subscribe, write to us:',
    hint: 'For visitors without JavaScript, and while no mailing list is set.',
  }),
  writeTo: text('Address to write to', { max: 120, hint: 'Without one, the contact page is linked.' }),
};
export type MailchimpFormValues = ValuesOf<typeof fields>;

export const mailchimpFormBlock = declareBlock({
  componentType: 'MailchimpForm',
  label: 'Mailchimp form',
  fields,
});
