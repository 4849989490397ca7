import { type Template, segmentByPageType, templateNames, templates } from '../../../proto/entities/page.ts';
import { type Link, themes } from '../../../proto/values.ts';
import { assignKeys } from '../../src/blocks/new-item.ts';

/** Pages of every template in every theme. All fields of their headers are filled. */
export const templatePages = templateNames.flatMap((template) => themes.map((theme) => templatePage(template, theme)));

function templatePage(template: Template, theme: (typeof themes)[number]) {
  const pageType = templates[template][0]!;
  const name = `${template}-${theme}`.toLowerCase();
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
      image: { imageId: 'static:flower', alt: 'A flower' },
      icon: 'books',
      date: '2027-02-11',
      place: 'The Calyx, Sydney',
      breadcrumb: 'A day to come to',
      link: to('/au/contact', 'Talk to us'),
      secondLink: to('/au/cover', 'What we cover'),
    },
    tags: ['claims', 'families'],
    author: 'Anna Kovacs',
    ...assignKeys(
      {
        contents: [
          { componentType: 'RichText', text: '<h2>A heading</h2><p>A paragraph of running text.</p>' },
          {
            componentType: 'Accordion',
            title: 'Questions',
            items: [{ title: 'Who is covered?', text: 'Everybody.' }],
          },
        ],
        articleContents: [{ componentType: 'FormattedText', text: '<p>The first words of an article.</p>' }],
        eventContents: [{ componentType: 'FormattedText', text: '<p>What happens on the day.</p>' }],
      },
      'k',
    ),
  };
}

function to(href: string, text: string): Link {
  return { type: 'page', href, text };
}
