import { type Template, segmentByPageType, templateNames, templates } from '../../../proto/entities/page.ts';
import { themes } from '../../../proto/values.ts';
import { drawing, itemsOf, paragraphs, to } from '../../../scripts/demo/item.ts';

/** A page of every template in every theme, with each field of its header filled. */
export const templatePages = templateNames.flatMap((template) => themes.map((theme) => templatePage(template, theme)));

function templatePage(template: Template, theme: (typeof themes)[number]) {
  const { item, rows } = itemsOf();
  const pageType = templates[template][0]!;
  const name = `${template}-${theme}`.toLowerCase();
  const richText = item('RichText', { text: `<h2>A heading</h2>${paragraphs('A paragraph of running text.')}` });
  const accordion = item('Accordion', {
    title: 'Questions',
    items: rows([{ title: 'Who is covered?', text: 'Everybody.' }]),
  });
  return {
    slug: ['au', segmentByPageType[pageType], name].filter(Boolean).join('/'),
    template,
    theme,
    pageType,
    title: `Of the template ${template}, ${theme}`,
    description: `What the template ${template} looks like.`,
    header: {
      label: 'A label',
      title: `The template ${template}`,
      introduction: '<p>Two lines that say what this page is about, and for whom.</p>',
      description: 'What it is about.',
      image: drawing('banksia', 'A banksia in flower'),
      icon: 'books',
      date: '2027-02-11',
      place: 'The Calyx, Sydney',
      breadcrumb: 'A day to come to',
      link: to('/au/contact', 'Talk to us'),
      secondLink: to('/au/cover', 'What we cover'),
    },
    tags: ['claims', 'families'],
    author: 'Anna Kovacs',
    contents: [richText, accordion],
    articleContents: [item('FormattedText', { text: paragraphs('The first words of an article.') })],
    eventContents: [item('FormattedText', { text: paragraphs('What happens on the day.') })],
  };
}
