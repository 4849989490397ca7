import { choice, date, link, picture, richText, tags, text } from '../../fields/field.ts';
import type { TemplateDeclaration } from '../template.ts';
import { eventStatuses, timeZones } from './event-choices.ts';

export const eventTemplate: TemplateDeclaration = {
  name: 'event',
  header: {
    breadcrumb: text('Breadcrumb', { hint: 'Instead of the title.', max: 200 }),
    label: text('Label', { max: 200 }),
    title: text('Title'),
    introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
    date: date('First day'),
    startTime: text('Starts at', { max: 5, input: 'time', indexed: false, hint: 'Empty: all day.' }),
    endDate: date('Last day', { hint: 'If it lasts several days.' }),
    endTime: text('Ends at', {
      max: 5,
      input: 'time',
      indexed: false,
      hint: 'Earlier than the start: on the next day.',
    }),
    timeZone: choice('Time zone', timeZones),
    status: choice('Status', eventStatuses, { hint: 'The button is hidden if no one can take part.' }),
    place: text('Place', { max: 200, hint: 'Begins with “Online” if it is online.' }),
    address: text('Address', { max: 300, hint: 'Linked to a map.' }),
    price: text('Price', { max: 100, indexed: false, hint: 'Such as “Free” or “$40, with lunch”.' }),
    mapLink: link('Map', { hint: 'Instead of a map of the address.' }),
    link: link('Button', { hint: 'To register: a page, a website, or a form on this page.' }),
    image: picture('Picture', { desktop: { width: 1200, height: 900 } }),
  },
  fields: { tags: tags('Tags'), author: text('Author', { max: 200 }) },
  sections: [
    { at: 'eventContents', label: 'Event' },
    { at: 'contents', label: 'Below the event' },
  ],
};
