import { choice, date, picture, richText, tags, text } from '../../fields/field.ts';
import { iconOptions } from '../../ui/icons.ts';
import type { TemplateDeclaration } from '../template.ts';

export const articleTemplate: TemplateDeclaration = {
  name: 'article',
  header: {
    title: text('Title'),
    description: text('Description', { multiline: true, max: 2000, hint: 'For search results and cards.' }),
    label: text('Label', { max: 200 }),
    icon: choice('Icon', iconOptions, { initial: 'mountains' }),
    image: picture('Picture', { desktop: { width: 1600, height: 800 } }),
    introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
    date: date('Date'),
  },
  fields: { tags: tags('Tags'), author: text('Author', { max: 200 }) },
  sections: [
    { at: 'articleContents', label: 'Article' },
    { at: 'contents', label: 'Below the article' },
  ],
};
