import { choices, richText, tags, text } from '../../fields/field.ts';
import { articleTypeOptions } from '../../blocks/parts/article-types.ts';
import type { TemplateDeclaration } from '../declaration.ts';

export const listingTemplate: TemplateDeclaration = {
  name: 'listing',
  label: 'Listing',
  about: 'All articles of a kind, newest first, by tag and page; events that are still to come first.',
  header: {
    label: text('Label', { max: 200 }),
    title: text('Title'),
    introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
  },
  fields: {
    articleTypes: choices('Lists', articleTypeOptions, { hint: 'None chosen: what the address of the page names.' }),
    tags: tags('Tags', { hint: 'One: lists only what has it. Several: visitors can filter by these and no others.' }),
  },
  sections: [{ at: 'contents', label: 'Below the list' }],
};
