import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { photograph } from '../photographs.ts';
import { away, drawing, itemsOf, telephone, to } from '../item.ts';

export function contactPage({ facts }: DemoRegion): DemoPage {
  const { item, rows } = itemsOf();
  const { phone, slugPrefix, office, latitude, longitude } = facts;
  const email = `hello.${slugPrefix}@banksia.example`;
  return {
    slug: 'contact',
    pageType: 'page',
    template: 'secondary',
    subNav: 'Members',
    banner: 'Claims line',
    title: `Contact Banksia in ${facts.called}`,
    description: `Call ${phone} or visit us: ${office}.`,
    keywords: 'phone number, e-mail, email, office address, newsletter, talk to us, call back, change or cancel cover',
    header: {
      label: 'Get in touch',
      title: `Contact Banksia in ${facts.called}`,
      introduction: `<p>Call ${phone} or visit us: ${office}.</p>`,
      image: photograph('desk', 'header'),
      link: away(telephone(phone), `Call ${phone}`),
      secondLink: to(`/${slugPrefix}/contact#write`, 'Write to us'),
    },
    contents: [
      item('ContactList', {
        title: 'People who can help',
        contacts: rows(
          facts.contacts.map(({ name, role, portrait }, n) => ({
            name,
            role,
            phone,
            email: `${name.toLowerCase().replaceAll(' ', '.')}@banksia.example`,
            image: drawing(portrait, name),
            ...(n === 0 && { place: { address: office, latitude, longitude } }),
          })),
        ),
      }),
      item('DividingLine', { look: 'line' }),
      item('Anchor', { id: 'write' }),
      item('Form', {
        title: 'Write to us',
        text: '<p>We reply within one working day.</p>',
        fields: rows([
          { kind: 'text', label: 'Name', required: true, options: '' },
          { kind: 'email', label: 'Email', required: true, options: '' },
          { kind: 'phone', label: 'Phone', required: false, options: '' },
          { kind: 'longText', label: 'Message', required: true, options: '' },
        ]),
        consent: 'Banksia may store what I have entered, to reply to me.',
        submitText: 'Send message',
        successMessage: 'Thank you. We have received your message and reply within one working day.',
      }),
      item('Text', {
        text: `Our postal address is Banksia Benefits, ${office}. We answer letters within three working days.`,
      }),
      item('Text', { text: facts.legal }),
      item('MailchimpForm', {
        title: 'A letter each quarter',
        text: `What changes for employers in ${facts.called}, and what to do about it. Four letters a year, and nothing else.`,
        listId: 'quarterly',
        submitText: 'Send me the letter',
        writeTo: email,
      }),
    ],
  };
}
