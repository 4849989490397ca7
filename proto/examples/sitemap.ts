import type { sitemap } from '../sitemap.ts';
import type { ExamplesOf } from './example.ts';
import { at, domain, page } from './names.ts';

export const sitemapExamples: ExamplesOf<typeof sitemap> = {
  filter: [
    {
      title: 'News with an address that holds a word, which I may publish',
      at: '15:30',
      as: 'mere',
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
      title: 'Dates the wrong way round',
      at: '15:31',
      as: 'mere',
      in: { lastModFrom: '2026-03-02', lastModTo: '2026-03-01' },
      refused: {
        status: 400,
        error: {
          name: 'invalid',
          message: 'The last-modified-from date cannot be after the to date.',
          key: 'requests.invalidInput',
          parameters: { message: 'The last-modified-from date cannot be after the to date.' },
          details: [
            {
              path: [],
              message: 'The last-modified-from date cannot be after the to date.',
              code: 'custom',
            },
          ],
        },
      },
    },
  ],
};
