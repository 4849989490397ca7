import type { sitemap } from '../sitemap.ts';
import { requestRefusals } from '../refusals/requests.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, byMere, domain, page } from './names.ts';

export const sitemapExamples: ExamplesOf<typeof sitemap> = {
  listPages: [
    {
      title: 'Published pages of New Zealand, by title',
      at: '15:32',
      in: { region: 'nz', status: 'live', sort: 'title', direction: 'asc', size: 5 },
      out: {
        pages: [
          {
            _id: page.enrolment,
            revision: 2,
            slug: 'nz/news/open-enrolment',
            title: 'Open enrolment starts on Monday',
            pageType: 'news',
            template: 'article',
            region: 'nz',
            status: 'live',
            tags: ['enrolment', 'dental'],
            isTemplate: false,
            updatedAt: at('13:30'),
            lastPublished: at('13:31'),
            editor: byMere,
            owner: byMere,
            publishableByYou: true,
          },
        ],
        total: 1,
      },
    },
  ],
  pageFacets: [
    {
      title: 'What the pages of the domain can be filtered by',
      at: '15:33',
      in: {},
      out: { tags: ['dental', 'enrolment', 'wellbeing'], editors: [byMere], owners: [byMere] },
    },
  ],
  calendar: [
    {
      title: 'Articles of New Zealand in February',
      at: '15:34',
      in: { from: '2026-02-01', to: '2026-02-28', region: 'nz', kind: 'article', limit: 100 },
      out: {
        entries: [
          {
            _id: page.enrolment,
            day: '2026-02-27',
            kind: 'article',
            slug: 'nz/news/open-enrolment',
            title: 'Open enrolment starts on Monday',
            region: 'nz',
            pageType: 'news',
            status: 'live',
          },
        ],
        hasMore: false,
      },
    },
    {
      title: 'More days than a calendar has',
      at: '15:35',
      in: { from: '2026-01-01', to: '2026-12-31' },
      refused: refusedWith(
        requestRefusals.invalidInput({ message: 'A calendar has at most 42 days.' }, [
          { path: [], message: 'A calendar has at most 42 days.', code: 'custom' },
        ]),
      ),
    },
  ],
  filter: [
    {
      title: 'News with an address that holds a word, which I may publish',
      at: '15:30',
      in: { slug: 'enrolment', pageType: 'news', publishableByYou: 'true', size: 5 },
      out: {
        sitemap: [
          {
            _id: page.enrolment,
            domainId: domain.tern,
            slug: 'nz/news/open-enrolment',
            title: 'Open enrolment starts on Monday',
            pageType: 'news',
            template: 'article',
            region: 'nz',
            createdAt: at('13:30'),
            updatedAt: at('13:30'),
            published: true,
            lastPublished: at('13:31'),
            publishedAt: at('13:31'),
            publishableByYou: true,
          },
        ],
        total: 1,
      },
    },
    {
      title: 'Dates in the wrong order',
      at: '15:31',
      in: { lastModFrom: '2026-03-02', lastModTo: '2026-03-01' },
      refused: refusedWith(
        requestRefusals.invalidInput({ message: 'The last-modified-from date cannot be after the to date.' }, [
          {
            path: [],
            message: 'The last-modified-from date cannot be after the to date.',
            code: 'custom',
          },
        ]),
      ),
    },
  ],
};
