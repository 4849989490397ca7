import type { pages } from '../pages.ts';
import { pageRefusals } from '../refusals/pages.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, page, role } from './names.ts';
import {
  benefits,
  benefitsContent,
  claims,
  claimsContent,
  contactContent,
  enrolment,
  enrolmentContent,
  homeContent,
  newBenefits,
  newContact,
  newHome,
  newsroom,
  newsroomContent,
  retitled,
  title,
  walking,
  walkingContent,
  withoutOwner,
} from './pages-of-the-story.ts';

export const pageSavingExamples = {
  save: [
    {
      title: 'A new page: its address begins with its region',
      at: '13:03',
      in: { page: { ...benefitsContent, slug: 'Benefits' }, collection: 'pages' },
      out: newBenefits,
    },
    {
      title: 'A page with a form',
      at: '19:00',
      in: { page: { ...contactContent, slug: 'contact' } },
      out: newContact,
    },
    {
      title: 'A home page',
      at: '13:01',
      in: { page: { ...homeContent, slug: 'home' } },
      out: newHome,
    },
    {
      title: 'An existing page, based on revision 1',
      at: '13:04',
      in: { page: { ...withoutOwner(newBenefits), header: retitled(title.saved) } },
      out: { ...newBenefits, header: retitled(title.saved), revision: 2, updatedAt: at('13:04') },
    },
    {
      title: 'An address that is taken',
      at: '13:24',
      in: { page: { ...claimsContent, slug: 'au/benefits' } },
      refused: refusedWith(
        pageRefusals.addressTaken({ slug: 'au/benefits' }, { _id: page.benefits, slug: 'au/benefits' }),
      ),
    },
    {
      title: 'A page without contents',
      at: '13:25',
      in: { page: { ...claimsContent, slug: 'claims' } },
      out: claims,
    },
    {
      title: 'News: its address gets the segment of its type, and tags are normalized',
      at: '13:30',
      in: { page: { ...enrolmentContent, slug: 'open-enrolment', tags: ['Enrolment ', 'dental', 'enrolment'] } },
      out: enrolment,
    },
    {
      title: 'More news',
      at: '13:32',
      in: { page: { ...walkingContent, slug: 'meetings that walk' } },
      out: walking,
    },
    {
      title: 'A listing',
      at: '13:40',
      in: { page: { ...newsroomContent, slug: 'newsroom' } },
      out: newsroom,
    },
  ],
  delete: [
    {
      title: 'A page that is not published',
      at: '20:01',
      in: { _id: page.claims },
      out: { _id: page.claims },
    },
    {
      title: 'A page that visitors still see',
      at: '20:02',
      in: { _id: page.enrolment },
      refused: refusedWith(pageRefusals.published({ slug: 'nz/news/open-enrolment' })),
    },
  ],
  applyRoles: [
    {
      title: 'Editors may edit it, only site managers publish it',
      at: '16:00',
      as: 'ana',
      in: {
        page: { _id: page.benefits },
        roles: [
          { _id: role.admins, level: { publisher: true } },
          { _id: role.editors, level: { editor: true, publisher: false } },
        ],
      },
      out: {
        ...benefits,
        editorRoles: [role.editors],
        publisherRoles: [role.admins],
        revision: 11,
        updatedAt: at('16:00'),
        lastPublished: at('16:00'),
        publishedAt: at('16:00'),
      },
    },
  ],
} satisfies Partial<ExamplesOf<typeof pages>>;
