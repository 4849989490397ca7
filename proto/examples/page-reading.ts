import type { pages } from '../pages.ts';
import { pageRefusals } from '../refusals/pages.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, byMere, domain, page, region, restorableUntil, site } from './names.ts';
import {
  articleOf,
  benefits,
  claimsContent,
  listedInNewsroom,
  publishedEnrolment,
  publishedWalking,
  retitled,
  title,
  withoutOwner,
} from './pages-of-the-story.ts';

const ofDomain = { domainId: domain.tern };
const mere = byMere;

const { _id, revision, createdAt, updatedAt, published, lastPublished, publishedAt, owner, ...content } = benefits;

export const pageReadingExamples = {
  load: [
    {
      title: 'What a visitor reads',
      at: '13:11',
      in: { slug: 'au/benefits', ...ofDomain, collection: 'pages' },
      out: withoutOwner(benefits),
    },
    {
      title: 'A page that does not exist or is not published',
      at: '13:12',
      in: { slug: '/au/unicorns', ...ofDomain },
      refused: refusedWith(pageRefusals.notFound()),
    },
  ],
  checkSlug: [
    {
      title: 'A free address',
      at: '13:00',
      in: { slug: 'au/benefits', ...ofDomain },
      out: { data: null },
    },
    {
      title: 'One that is taken',
      at: '13:13',
      in: { slug: '/AU/Benefits', ...ofDomain },
      out: { data: { _id: page.benefits, slug: 'au/benefits' } },
    },
    {
      title: "The page's own",
      at: '13:20',
      in: { slug: 'benefits', ...ofDomain, _id: page.benefits },
      out: { data: null },
    },
  ],
  listOrigins: [
    {
      title: 'While nothing was imported',
      at: '19:23',
      in: {},
      out: { pages: [] },
    },
  ],
  list: [
    {
      title: 'Articles, by address',
      at: '15:04',
      in: { ...ofDomain, collection: 'articles', size: 10 },
      out: {
        pages: [
          {
            _id: page.walking,
            slug: publishedWalking.slug,
            pageType: 'news',
            title: 'Meetings that walk',
            published: true,
          },
          {
            _id: page.enrolment,
            slug: publishedEnrolment.slug,
            pageType: 'news',
            title: 'Open enrolment starts on Monday',
            published: true,
          },
        ],
        total: 2,
      },
    },
  ],
  history: [
    {
      title: 'The three newest revisions',
      at: '13:15',
      in: { _id: page.benefits, limit: 3 },
      out: {
        revisions: [
          { revision: 7, action: 'edit', at: at('13:14'), by: mere },
          { revision: 6, action: 'publish', at: at('13:09'), by: mere },
          { revision: 5, action: 'cloneComponent', at: at('13:08'), by: mere },
        ],
      },
    },
  ],
  listDeleted: [
    {
      title: 'Pages that were deleted',
      at: '20:03',
      in: { kind: 'page', domainId: domain.tern, page: 1, size: 5 },
      out: {
        documents: [
          {
            kind: 'page',
            _id: page.claims,
            name: claimsContent.header.title,
            domainId: domain.tern,
            deletedAt: at('20:01'),
            deletedBy: mere,
            restorableUntil: restorableUntil('20:01'),
          },
        ],
        total: 1,
      },
    },
  ],
  compare: [
    {
      title: 'What leads from one revision to the other',
      at: '13:16',
      in: { _id: page.benefits, from: 6, to: 7 },
      out: {
        from: content,
        to: { ...content, header: retitled(title.first) },
        operations: [{ op: 'set', path: ['header', 'title'], from: title.edited, to: title.first }],
      },
    },
  ],
  loadVersion: [
    {
      title: 'As visitors see it',
      at: '13:34',
      in: { _id: page.walking, version: 'live' },
      out: withoutOwner(publishedWalking),
    },
  ],
  loadTags: [
    {
      title: 'Those of articles that visitors can read',
      at: '15:03',
      in: ofDomain,
      out: ['dental', 'enrolment', 'wellbeing'],
    },
    {
      title: 'Of case studies only, of which there are none yet',
      at: '15:07',
      in: { ...ofDomain, pageTypes: 'case-study' },
      out: [],
    },
  ],
  filterArticles: [
    {
      title: 'Newest first, of every region',
      at: '15:02',
      in: { pageTypes: 'news,feature', limit: 10 },
      out: { articles: [articleOf(publishedEnrolment), articleOf(publishedWalking)], total: 2 },
    },
    {
      title: 'With a tag, in one region',
      at: '15:05',
      in: { tag: 'dental', regionPrefix: 'nz' },
      out: { articles: [articleOf(publishedEnrolment)], total: 1 },
    },
  ],
  findListing: [
    {
      title: 'What a listing lists',
      at: '15:01',
      in: { id: page.newsroom },
      out: { listing: listedInNewsroom },
    },
  ],
  checkDependencies: [
    {
      title: 'Pages that link to an address',
      at: '15:06',
      in: { type: 'link', url: 'au/benefits' },
      out: [
        { parentId: `nav_${domain.tern}`, slug: '', type: 'link', target: '/au/benefits' },
        { parentId: `subNav_${site.subNav}`, slug: '', type: 'link', target: '/au/benefits' },
        {
          parentId: page.benefits,
          slug: 'au/benefits',
          title: 'Benefits that travel with you',
          regionId: region.au,
          type: 'link',
          target: '/au/benefits',
        },
        {
          parentId: page.home,
          slug: 'au/home',
          title: 'Work is long. Benefits should fly.',
          regionId: region.au,
          type: 'link',
          target: '/au/benefits',
        },
      ],
    },
  ],
} satisfies Partial<ExamplesOf<typeof pages>>;
