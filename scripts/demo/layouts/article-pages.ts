import type { DemoArticle, DemoEvent, DemoRegion, RegionFacts } from '../content.ts';
import { dayFrom } from '../day-from.ts';
import type { DemoPage } from '../demo-page.ts';
import { type Builder, drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export const articlePages = ({ facts, news, caseStudies, features, events }: DemoRegion, now: Date): DemoPage[] => [
  ...news.map((article) => writtenPage('news', facts, article, now)),
  ...caseStudies.map((article) => writtenPage('caseStudy', facts, article, now)),
  ...features.map((article) => writtenPage('feature', facts, article, now)),
  ...events.map((event) => eventPage(facts, event, now)),
];

function writtenPage(
  pageType: 'news' | 'caseStudy' | 'feature',
  facts: RegionFacts,
  article: DemoArticle,
  now: Date,
): DemoPage {
  const { item } = itemsOf();
  return {
    ...common(article, dayFrom(now, -article.daysAgo)),
    pageType,
    template: 'article',
    author: pageType === 'feature' ? 'Banksia research' : undefined,
    articleContents: [
      item('RichText', { text: text(article) }),
      ...(pageType === 'caseStudy' ? [quote(facts, item)] : []),
    ],
    contents: [
      item('NewsCarousel', {
        title: 'More to read',
        articleType: pageType === 'caseStudy' ? 'caseStudy' : 'news',
        tags: [],
        limit: 3,
        link:
          pageType === 'caseStudy'
            ? to(`/${facts.slugPrefix}/case-study`, 'All case studies')
            : to(`/${facts.slugPrefix}/news`, 'All News'),
      }),
    ],
  };
}

function eventPage({ slugPrefix }: RegionFacts, event: DemoEvent, now: Date): DemoPage {
  const { item } = itemsOf();
  const shared = common(event, dayFrom(now, event.inDays));
  return {
    ...shared,
    header: {
      ...shared.header,
      breadcrumb: event.title,
      startTime: event.startTime,
      endTime: event.endTime,
      timeZone: '',
      status: event.status ?? 'scheduled',
      place: event.place,
      address: event.address,
      link: toContact(slugPrefix, event.title, 'Keep me a seat'),
    },
    pageType: 'event',
    template: 'event',
    author: 'Banksia events',
    eventContents: [item('RichText', { text: text(event) })],
    contents: [
      item('GeneralCta', {
        title: 'Coming with colleagues?',
        text: 'Tell us how many, and we keep a table.',
        link: toContact(slugPrefix, `Table: ${event.title}`, 'Ask for a table'),
      }),
    ],
  };
}

const common = (article: Omit<DemoArticle, 'daysAgo'>, date: string) => ({
  slug: article.slug,
  title: article.title,
  description: article.introduction,
  tags: article.tags,
  header: {
    title: article.title,
    description: article.introduction,
    label: article.label,
    icon: article.icon,
    image: drawing(article.art),
    introduction: `<p>${article.introduction}</p>`,
    date,
  },
});

const text = ({ body, heading, points }: Omit<DemoArticle, 'daysAgo'>) =>
  `${paragraphs(...body)}<h2>${heading}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>`;

const quote = ({ quote: said }: RegionFacts, item: Builder['item']) =>
  item('QuoteBlock', {
    quote: `<p>${said.text}</p>`,
    name: said.name,
    role: said.role,
    image: drawing(said.portrait, said.name),
    look: 'panel',
  });
