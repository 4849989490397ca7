import type { DemoArticle, DemoEvent, DemoRegion, RegionFacts } from '../content.ts';
import { dayFrom } from '../day-from.ts';
import type { DemoPage } from '../demo-page.ts';
import { picture } from '../photographs.ts';
import { type Builder, drawing, itemsOf, paragraphs, telephone, to, toContact } from '../item.ts';

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
  const expert = expertOn(article, facts);
  return {
    ...common(article, dayFrom(now, -article.daysAgo), 'article'),
    pageType,
    template: 'article',
    author: article.author ?? expert.name,
    articleContents: [
      item('RichText', { text: `${text(article)}${pageType === 'news' ? questions(expert, facts) : ''}` }),
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
  const shared = common(event, dayFrom(now, event.inDays), 'header');
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
      price: 'Free',
      link: toContact(slugPrefix, event.title, 'Register for this event'),
    },
    pageType: 'event',
    template: 'event',
    eventContents: [item('RichText', { text: text(event) })],
    contents: [
      item('GeneralCta', {
        title: 'Coming with colleagues?',
        text: 'Tell us how many people come, and we reserve a table.',
        link: toContact(slugPrefix, `Table: ${event.title}`, 'Reserve a table'),
      }),
    ],
  };
}

const common = (article: Omit<DemoArticle, 'daysAgo'>, date: string, shape: 'article' | 'header') => ({
  slug: article.slug,
  title: article.title,
  description: article.introduction,
  tags: article.tags,
  header: {
    title: article.title,
    description: article.introduction,
    label: article.label,
    icon: article.icon,
    image: picture(article.art, shape),
    introduction: `<p>${article.introduction}</p>`,
    date,
  },
});

const text = ({ body, heading, points, more = [] }: Omit<DemoArticle, 'daysAgo'>) =>
  [
    `${paragraphs(...body)}<h2>${heading}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>`,
    ...more.map((section) => `<h2>${section.heading}</h2>${paragraphs(...section.text)}`),
  ].join('');

const expertOn = ({ tags }: DemoArticle, { contacts }: RegionFacts) => contacts[tags.includes('claims') ? 1 : 0]!;

const questions = ({ name }: RegionFacts['contacts'][number], { phone, slugPrefix }: RegionFacts) =>
  `<h2>Questions about this</h2>${paragraphs(
    `Call ${name} on <a href="${telephone(phone)}">${phone}</a>, Monday to Friday, or <a href="/${slugPrefix}/contact#write">write to us</a>.`,
  )}`;

const quote = ({ quote: said }: RegionFacts, item: Builder['item']) =>
  item('QuoteBlock', {
    quote: `<p>${said.text}</p>`,
    name: said.name,
    role: said.role,
    image: drawing(said.portrait, said.name),
    look: 'panel',
  });
