import { choices, richText, tags, text } from '../../fields/field.ts';
import { articleTypeOptions } from '../../blocks/parts/article-types.ts';
import type { TemplateDeclaration } from '../template.ts';

export const listingTemplate: TemplateDeclaration = {
  name: 'listing',
  header: {
    label: text('Label', { max: 200 }),
    title: text('Title'),
    introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
  },
  fields: {
    articleTypes: choices('Lists', articleTypeOptions, { hint: 'None: the kind in the address.' }),
    tags: tags('Tags', { hint: 'One limits the list; several are filters.' }),
  },
  sections: [{ at: 'contents', label: 'Below the list' }],
};
