import type { search } from '../search.ts';
import type { ExamplesOf } from './example.ts';
import { at, randomIds, page } from './names.ts';

export const searchExamples: ExamplesOf<typeof search> = {
  query: [
    {
      title: 'A word of a text',
      at: '15:20',
      in: { q: 'dental', size: 5 },
      out: {
        hits: [
          {
            _id: page.enrolment,
            region: 'nz',
            pageType: 'news',
            slug: 'nz/news/open-enrolment',
            title: 'Open enrolment starts on Monday',
            seoTitle: '',
            label: '',
            description: 'Five things to decide.',
            tags: ['enrolment', 'dental'],
            imageId: '',
            date: '2026-02-27',
            lastPublished: at('13:31'),
            highlight: '<mark>Dental</mark> is the one that people forget.',
            matchedTopics: ['dental'],
          },
        ],
        total: 1,
        page: 1,
        size: 5,
        facets: {
          region: [{ value: 'nz', count: 1 }],
          type: [{ value: 'news', count: 1 }],
          tag: [
            { value: 'dental', count: 1 },
            { value: 'enrolment', count: 1 },
          ],
        },
      },
    },
    {
      title: 'A word that no page has, which editors can see later',
      at: '15:23',
      in: { q: 'Submarine', region: 'nz' },
      out: { hits: [], total: 0, page: 1, size: 10, facets: { region: [], type: [], tag: [] } },
    },
  ],
  suggest: [
    {
      title: 'The beginning of a word of a title',
      at: '15:26',
      in: { q: 'enrol', region: 'nz' },
      out: {
        suggestions: [
          {
            _id: page.enrolment,
            region: 'nz',
            pageType: 'news',
            slug: 'nz/news/open-enrolment',
            title: 'Open enrolment starts on Monday',
            seoTitle: '',
          },
        ],
      },
    },
  ],
  listMissed: [
    {
      title: 'Searches that need a synonym, a pinned page or a new page',
      at: '15:24',
      as: 'ana',
      in: { limit: 10 },
      out: { searches: [{ _id: randomIds.missed, q: 'submarine', region: 'nz', count: 1, lastAt: at('15:23') }] },
    },
  ],
  dismissMissed: [
    { title: 'Done', at: '15:25', as: 'ana', in: { _id: randomIds.missed }, out: { _id: randomIds.missed } },
  ],
  deleteItem: [
    {
      title: 'No longer found, although visitors can still read it',
      at: '15:21',
      in: { _id: page.walking },
      out: { _id: page.walking },
    },
  ],
  indexItem: [
    {
      title: 'Found again; what counts is the published page',
      at: '15:22',
      in: { _id: page.walking },
      out: { _id: page.walking },
    },
  ],
};
