import type { pages } from '../pages.ts';
import { pageRefusals } from '../refusals/pages.ts';
import { accessRefusals } from '../refusals/access.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, page, user } from './names.ts';
import {
  benefits,
  contact,
  home,
  publishedEnrolment,
  publishedWalking,
  retitled,
  title,
  listedInNewsroom,
} from './pages-of-the-story.ts';

export const pagePublishingExamples = {
  publish: [
    {
      title: 'The draft as it is',
      at: '13:09',
      in: { page: { _id: page.benefits, revision: 5 }, collection: 'pages' },
      out: benefits,
    },
    {
      title: 'A page with a form',
      at: '19:01',
      in: { page: { _id: page.contact, revision: 1 } },
      out: contact,
    },
    { title: 'A home page', at: '13:02', in: { page: { _id: page.home, revision: 1 } }, out: home },
    {
      title: 'A revision that the user has not seen is not published',
      at: '13:10',
      as: 'ana',
      in: { page: { _id: page.benefits, revision: 5 } },
      refused: refusedWith(
        pageRefusals.changedSince(
          { user: 'mere', revision: 6 },
          { revision: 6, by: { _id: user.mere, username: 'mere' }, at: at('13:09') },
        ),
      ),
    },
    {
      title: 'A second time',
      at: '13:17',
      in: { page: { _id: page.benefits, revision: 7 } },
      out: {
        ...benefits,
        header: retitled(title.first),
        revision: 8,
        updatedAt: at('13:14'),
        lastPublished: at('13:17'),
        publishedAt: at('13:17'),
      },
    },
    {
      title: 'News',
      at: '13:31',
      in: { page: { _id: page.enrolment, revision: 1 } },
      out: publishedEnrolment,
    },
    {
      title: 'More news',
      at: '13:33',
      in: { page: { _id: page.walking, revision: 1 } },
      out: publishedWalking,
    },
    {
      title: 'Without a role that the page asks for',
      at: '16:01',
      in: { page: { _id: page.benefits, revision: 11 } },
      refused: refusedWith(accessRefusals.notAllowedOnPage({ action: 'publish' })),
    },
  ],
  previousPublish: [
    {
      title: 'Nothing was published before what visitors see now',
      at: '13:21',
      in: { _id: page.benefits },
      out: { previous: null },
    },
  ],
  takeBackPublish: [
    {
      title: 'Visitors see what was published before; the draft stays',
      at: '13:18',
      in: { _id: page.benefits },
      out: {
        ...benefits,
        header: retitled(title.first),
        revision: 9,
        updatedAt: at('13:14'),
      },
    },
  ],
  unpublish: [
    {
      title: 'Visitors no longer see it; the draft stays',
      at: '20:00',
      in: { _id: page.walking },
      out: { ...publishedWalking, revision: 3, published: false },
    },
  ],
  publishListing: [
    {
      title: 'What the newsroom lists',
      at: '13:41',
      in: { listing: { _id: page.newsroom, articleTypes: ['news', 'feature'], tags: ['Wellbeing'] } },
      out: {
        listing: {
          _id: page.newsroom,
          articleTypes: ['news', 'feature'],
          tags: ['wellbeing'],
          published: true,
          revision: 2,
        },
      },
    },
    {
      title: 'Based on the earlier listing',
      at: '13:42',
      in: { listing: { _id: page.newsroom, revision: 2, articleTypes: ['news', 'feature', 'event'] } },
      out: { listing: listedInNewsroom },
    },
  ],
} satisfies Partial<ExamplesOf<typeof pages>>;
