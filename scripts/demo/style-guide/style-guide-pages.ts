import type { Item } from '../../../proto/content.ts';
import type { Link, themes } from '../../../proto/values.ts';
import type { Chapter } from '../../../web/src/blocks/palette-entry.ts';
import { assignKeys } from '../../../web/src/blocks/new-item.ts';
import type { DemoPage } from '../demo-pages.ts';
import { blocksIn, samples } from './samples.ts';

interface ChapterPage {
  slug: Chapter;
  title: string;
  about: string;
}

export const chapters: readonly ChapterPage[] = [
  { slug: 'words', title: 'Words', about: 'Running text, and what gives it a shape.' },
  { slug: 'pictures', title: 'Pictures', about: 'Drawings, photographs, films and what stands beside them.' },
  { slug: 'steps', title: 'Steps', about: 'What asks a visitor to do something.' },
  { slug: 'lists', title: 'Lists', about: 'Articles, people, jobs and trainings.' },
  { slug: 'order', title: 'Order', about: 'What divides a page and holds it together.' },
];

interface Guide {
  slug: string;
  theme: (typeof themes)[number];
  name: string;
}

/** An item or row. Its key is assigned when its page is complete. */
type Keyless = Record<string, unknown>;

const guides: readonly Guide[] = [
  { slug: 'au/style-guide', theme: 'standard', name: 'Style guide' },
  { slug: 'au/style-guide-slate', theme: 'darkSlate', name: 'Style guide, slate' },
];

const guidesIn = (region: string) => guides.filter(({ slug }) => slug.startsWith(`${region}/`));
const slugOf = (guide: Guide, chapter: ChapterPage) => `${guide.slug}/${chapter.slug}`;
const to = (slug: string, text: string): Link => ({ type: 'page', href: `/${slug}`, text });

export const styleGuideSubNavs = (region: string) =>
  guidesIn(region).map((guide) => ({
    name: guide.name,
    items: [
      { link: to(guide.slug, 'Type') },
      ...chapters.map((chapter) => ({ link: to(slugOf(guide, chapter), chapter.title) })),
      ...guides.filter((other) => other !== guide).map(({ slug, name }) => ({ link: to(slug, name) })),
    ],
  }));

export const styleGuidePages = (region: string): DemoPage[] =>
  guidesIn(region).flatMap((guide) => [
    page(
      guide,
      guide.slug,
      'Type and colour',
      'Headings, paragraphs, lists and links, as they stand on every page.',
      typography(chapters.map((chapter) => ({ link: to(slugOf(guide, chapter), chapter.title), text: chapter.about }))),
    ),
    ...chapters.map((chapter) => page(guide, slugOf(guide, chapter), chapter.title, chapter.about, samplesOf(chapter))),
  ]);

const page = ({ theme, name }: Guide, slug: string, title: string, about: string, contents: Keyless[]): DemoPage => ({
  slug,
  pageType: 'page',
  template: 'primary',
  theme,
  subNav: name,
  hideFromSitemap: true,
  hideFromRobots: true,
  title: `${title}, ${name.toLowerCase()}`,
  description: about,
  header: {
    label: name,
    title,
    introduction: `<p>${about}</p>`,
    image: { imageId: 'static:leaves', alt: 'Banksias, flowers and leaves' },
  },
  contents: assignKeys(contents, 'g') as Item[],
});

/** Returns the blocks of the first page of a style guide, which links to its chapters. */
const typography = (links: Keyless[]): Keyless[] => [
  {
    componentType: 'RichText',
    text: [
      '<h2>A heading of the second order</h2>',
      '<p>Running text keeps to a measure of about seventy letters. It may hold <strong>strong words</strong>, <em>words in another voice</em> and <a href="/au/cover">a link to another page</a>.</p>',
      '<h3>A heading of the third order</h3>',
      '<ul><li><p>What has no order</p></li><li><p>stands in a list</p></li><li><p>of points.</p></li></ul>',
      '<h4>A heading of the fourth order</h4>',
      '<ol><li><p>First this,</p></li><li><p>then that,</p></li><li><p>and it is done.</p></li></ol>',
      '<blockquote><p>Somebody else’s words, inside our own.</p></blockquote>',
    ].join(''),
  },
  { componentType: 'DividingLine', look: 'line' },
  ...['full', 'outline', 'accent'].map((look) => ({
    componentType: 'CtaButton',
    link: { type: 'page', href: '/au/contact', text: `A button, ${look}` },
    look,
    align: 'start',
  })),
  { componentType: 'UsefulLinks', title: 'Chapters', links },
];

const samplesOf = ({ slug }: ChapterPage): Keyless[] =>
  blocksIn(slug).flatMap((componentType) => [
    heading('h2', componentType),
    ...samples[componentType]!.flatMap(({ name, item }) => [heading('h3', name), { ...item, componentType }]),
  ]);

const above = (step: string) => ({ marginTopSmall: step, marginTopMedium: step, marginTopLarge: step });

const heading = (level: 'h2' | 'h3', text: string): Keyless => ({
  componentType: 'RichText',
  text: `<${level}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${level}>`,
  spacing: above(level === 'h2' ? '6' : '3'),
});
