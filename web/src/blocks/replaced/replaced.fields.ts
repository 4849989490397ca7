import { type ValuesOf, choice, link, number, optionsOf, richText, text } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';
import { anyArticleType } from '../parts/article-types.ts';

const plainText = { text: text('Text', { multiline: true, max: 5000 }) };
export type TextValues = ValuesOf<typeof plainText>;

export const textBlock = declareBlock({ componentType: 'Text', label: 'Text', fields: plainText });

const largeText = { text: richText('Text', { hide: ['headers', 'lists'] }) };
export type FormattedTextValues = ValuesOf<typeof largeText>;

export const formattedTextBlock = declareBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  fields: largeText,
});

const generalCta = {
  title: text('Title', { initial: 'Ready when you are' }),
  text: text('Text', { multiline: true, max: 1000 }),
  link: link('Button'),
};
export type GeneralCtaValues = ValuesOf<typeof generalCta>;

export const generalCtaBlock = declareBlock({
  componentType: 'GeneralCta',
  label: 'General call to action',
  fields: generalCta,
});

const focusCta = {
  title: text('Title', { initial: 'Cover for those who serve' }),
  text: richText('Text', { hide: ['headers'] }),
  link: link('Button'),
  foreground: choice('Foreground image', optionsOf({ soldier: 'Soldier', businessman: 'Businessman' })),
};
export type FocusCtaBlockValues = ValuesOf<typeof focusCta>;

export const focusCtaBlock = declareBlock({
  componentType: 'FocusCtaBlock',
  label: 'Focus call to action',
  fields: focusCta,
});

const dynamicContent = {
  title: text('Title', { initial: 'Read on' }),
  articleType: choice('Articles', anyArticleType),
  tag: text('Tag', { max: 60, indexed: false, hint: 'Only articles with this tag; empty for all.' }),
  limit: number('How many', { min: 1, max: 12 }, { initial: 3 }),
};
export type DynamicContentValues = ValuesOf<typeof dynamicContent>;

export const dynamicContentBlock = declareBlock({
  componentType: 'DynamicContent',
  label: 'Dynamic content',
  fields: dynamicContent,
  articles: { type: 'articleType', tags: 'tag' },
});
