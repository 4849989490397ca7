import type { Item } from '../../../proto/content.ts';
import type { themes } from '../../../proto/values.ts';
import { blocksIn, samples } from './samples.ts';
import { assignKeys } from '../../../web/src/blocks/with-keys.ts';
import type { DemoPage } from '../demo-page.ts';
import { type Builder, drawing, itemsOf, to } from '../item.ts';
import { type ChapterPage, chapters } from './chapters.ts';
import { typography } from './typography.ts';

interface Guide {
  slug: string;
  theme: (typeof themes)[number];
  name: string;
}

const guides: readonly Guide[] = [
  { slug: 'style-guide', theme: 'standard', name: 'Style guide' },
  { slug: 'style-guide-slate', theme: 'darkSlate', name: 'Style guide, slate' },
];

const REGION = 'au';
const addressOf = (guide: Guide, chapter?: ChapterPage) =>
  ['', REGION, guide.slug, chapter?.slug].filter((part) => part !== undefined).join('/');

export const styleGuideSubNavs = guides.map((guide) => ({
  name: guide.name,
  region: REGION,
  links: [
    to(addressOf(guide), 'Type'),
    ...chapters.map((chapter) => to(addressOf(guide, chapter), chapter.title)),
    ...guides.filter((other) => other !== guide).map((other) => to(addressOf(other), other.name)),
  ],
}));

export const styleGuidePages = (): DemoPage[] =>
  guides.flatMap((guide) => [
    page(guide, guide.slug, 'Type and colour', 'Headings, paragraphs, lists and links, as they stand on every page.', [
      ...typography(itemsOf(), chapters, (chapter) => addressOf(guide, chapter)),
    ]),
    ...chapters.map((chapter) =>
      page(guide, `${guide.slug}/${chapter.slug}`, chapter.title, chapter.about, samplesOf(chapter)),
    ),
  ]);

const page = ({ theme, name }: Guide, slug: string, title: string, about: string, contents: Item[]): DemoPage => ({
  slug,
  pageType: 'page',
  template: 'primary',
  theme,
  subNav: name,
  hideFromSitemap: true,
  hideFromRobots: true,
  title: `${title}, ${name.toLowerCase()}`,
  description: about,
  header: { label: name, title, introduction: `<p>${about}</p>`, image: drawing('leaves') },
  contents,
});

function samplesOf({ slug }: ChapterPage): Item[] {
  const builder = itemsOf();
  return blocksIn(slug).flatMap((componentType, place) => [
    heading(builder, 'h2', componentType),
    ...samples[componentType]!.flatMap(({ name, item }, index) => [
      heading(builder, 'h3', name),
      { ...assignKeys(item, `g${place}-${index}`), componentType, key: `g${place}-${index}` },
    ]),
  ]);
}

const above = (step: string) => ({ marginTopSmall: step, marginTopMedium: step, marginTopLarge: step });

const heading = ({ item }: Builder, level: 'h2' | 'h3', text: string) =>
  item('RichText', {
    text: `<${level}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${level}>`,
    spacing: above(level === 'h2' ? '6' : '3'),
  });
