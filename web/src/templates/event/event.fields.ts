import { date, link, picture, richText, tags, text } from '../../fields/field.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const eventTemplate: TemplateDeclaration = {
  name: 'event',
  label: 'Event',
  about: 'An event: when, where and how to take part.',
  header: {
    breadcrumb: text('Breadcrumb', { hint: 'Shown after Home instead of the title.', max: 200 }),
    label: text('Label', { max: 200 }),
    title: text('Title'),
    introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
    date: date('Date'),
    place: text('Place', { max: 200 }),
    link: link('Button'),
    image: picture('Picture', { desktop: { width: 1200, height: 900 } }),
  },
  fields: { tags: tags('Tags'), author: text('Author', { max: 200 }) },
  sections: [
    { at: 'eventContents', label: 'Event' },
    { at: 'contents', label: 'Below the event' },
  ],
};
