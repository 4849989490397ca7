import type { Output } from '../contract.ts';
import type { pages } from '../pages.ts';
import { at, byMere, domain, randomIds, page, region, site } from './names.ts';

type Page = Output<typeof pages.calls.load>;

export const inAustralia = { _id: region.au, name: 'Australia', slugPrefix: 'au' };
export const inNewZealand = { _id: region.nz, name: 'Aotearoa New Zealand', slugPrefix: 'nz' };

const stored = (moment: Parameters<typeof at>[0]) => ({
  revision: 1,
  createdAt: at(moment),
  updatedAt: at(moment),
  published: false,
  owner: byMere,
});
const published = (moment: Parameters<typeof at>[0], revision = 2) => ({
  revision,
  published: true,
  lastPublished: at(moment),
  publishedAt: at(moment),
});

const button = {
  componentType: 'CtaButton',
  key: 'start',
  link: { type: 'page', href: '/au/benefits', text: 'See what you get' },
};
export const homeContent = {
  domainId: domain.tern,
  pageType: 'page' as const,
  template: 'home' as const,
  region: inAustralia,
  header: { title: 'Work is long. Benefits should fly.' },
  contents: [button],
};
export const newHome: Page = { ...homeContent, _id: page.home, slug: 'au/home', ...stored('13:01') };
export const home: Page = { ...newHome, ...published('13:02') };

const families = {
  componentType: 'Text',
  key: 'families',
  text: 'Sixteen weeks of parental leave, for every kind of parent.',
};
const quote = {
  componentType: 'QuoteBlock',
  key: 'quote',
  quote: '<p>They called me back.</p>',
  name: 'Hemi, Rotorua',
};

export const benefitsContent = {
  domainId: domain.tern,
  pageType: 'page' as const,
  template: 'primary' as const,
  region: inAustralia,
  miniNavId: site.subNav,
  pageBannerId: site.banner,
  header: { title: 'Benefits', introduction: 'What you get, and from which day.' },
  contents: [families, quote],
};
export const familiesBefore = families.text;
export const newBenefits: Page = { ...benefitsContent, _id: page.benefits, slug: 'au/benefits', ...stored('13:03') };

export const title = { first: 'Benefits', saved: 'Benefits that travel', edited: 'Benefits that travel with you' };
export const retitled = (text: string) => ({ ...benefitsContent.header, title: text });
export const familiesText = 'Eighteen weeks of parental leave, for every kind of parent.';
export const editedContents = [{ ...families, text: familiesText }, quote];

export const benefits: Page = {
  ...newBenefits,
  header: retitled(title.edited),
  contents: [...editedContents, { ...button, key: randomIds.copy }],
  updatedAt: at('13:08'),
  ...published('13:09', 6),
};

export const contactContent = {
  domainId: domain.tern,
  region: inAustralia,
  header: { title: 'Contact' },
  contents: [
    {
      componentType: 'Form',
      key: 'question',
      title: 'Ask us',
      fields: [
        { key: 'name', kind: 'text', label: 'Name', required: true },
        { key: 'email', kind: 'email', label: 'Email', required: true },
        { key: 'text', kind: 'longText', label: 'Question', required: true },
      ],
      consent: 'You may write to me about this question.',
    },
  ],
};
export const newContact: Page = {
  ...contactContent,
  _id: page.contact,
  pageType: 'page',
  template: 'primary',
  slug: 'au/contact',
  ...stored('19:00'),
};
export const contact: Page = { ...newContact, ...published('19:01') };

export const claimsContent = {
  domainId: domain.tern,
  region: inAustralia,
  header: { title: 'Make a claim' },
};
export const claims: Page = {
  ...claimsContent,
  _id: page.claims,
  pageType: 'page',
  template: 'primary',
  slug: 'au/claims',
  contents: [],
  ...stored('13:25'),
};

export const enrolmentContent = {
  domainId: domain.tern,
  pageType: 'news' as const,
  template: 'article' as const,
  region: inNewZealand,
  header: { title: 'Open enrolment starts on Monday', date: '2026-02-27', introduction: 'Five things to decide.' },
  articleContents: [{ componentType: 'Text', key: 'decide', text: 'Dental is the one that people forget.' }],
};
export const enrolment: Page = {
  ...enrolmentContent,
  _id: page.enrolment,
  slug: 'nz/news/open-enrolment',
  tags: ['enrolment', 'dental'],
  contents: [],
  ...stored('13:30'),
};
export const publishedEnrolment: Page = { ...enrolment, ...published('13:31') };

export const walkingContent = {
  domainId: domain.tern,
  pageType: 'news' as const,
  template: 'article' as const,
  region: inAustralia,
  header: { title: 'Meetings that walk', date: '2026-02-20' },
  tags: ['wellbeing'],
};
export const walking: Page = {
  ...walkingContent,
  _id: page.walking,
  slug: 'au/news/meetings-that-walk',
  contents: [],
  ...stored('13:32'),
};
export const publishedWalking: Page = { ...walking, ...published('13:33') };

export const newsroomContent = {
  domainId: domain.tern,
  template: 'listing' as const,
  region: inAustralia,
  header: { title: 'Newsroom' },
};
export const newsroom: Page = {
  ...newsroomContent,
  _id: page.newsroom,
  pageType: 'page',
  slug: 'au/newsroom',
  contents: [],
  ...stored('13:40'),
};

export const listedInNewsroom = {
  _id: page.newsroom,
  articleTypes: ['news' as const, 'feature' as const, 'event' as const],
  tags: ['wellbeing'],
  published: true,
  revision: 3,
};

/** Visits contain pages without their owner. */
export const withoutOwner = ({ owner: _, ...shown }: Page): Page => shown;

export const articleOf = (whole: Page) => {
  const { _id, slug, pageType, template, tags, region, published, lastPublished, header } = whole;
  return { _id, slug, pageType, template, tags, region, published, lastPublished, header };
};
