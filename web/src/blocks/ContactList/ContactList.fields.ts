import { type ValuesOf, list, picture, place, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'People who can help' }),
  contacts: list(
    'Contacts',
    {
      name: text('Name', { max: 120 }),
      role: text('Role', { max: 160 }),
      phone: text('Telephone', { max: 40 }),
      email: text('Email', { max: 120 }),
      place: place('Address on a map'),
      image: picture('Portrait', { desktop: { width: 600, height: 600 } }),
    },
    { rowLabel: 'Contact', max: 30 },
  ),
};
export type ContactListValues = ValuesOf<typeof fields>;

export const contactListBlock = declareBlock({
  componentType: 'ContactList',
  label: 'Contact list',
  fields,
  structuredData: {
    type: 'contact',
    rows: 'contacts',
    fields: { name: 'name', role: 'role', phone: 'phone', email: 'email', place: 'place' },
  },
});
