import type { pages } from '../pages.ts';
import { pageRefusals } from '../refusals/pages.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, byAna, byMere, page, randomIds, region, role, user } from './names.ts';
import { inNewZealand, newsroomContent, publishedWalking } from './pages-of-the-story.ts';

const { region: _, ...content } = newsroomContent;
const title = 'Our newsroom';
const bulkAct = {
  _id: randomIds.bulkAct,
  call: 'changeTags' as const,
  state: 'finished' as const,
  total: 2,
  finished: 2,
  failed: 0,
  startedAt: at('22:56'),
};
const copied = {
  ...content,
  _id: page.copied,
  slug: 'nz/newsroom',
  pageType: 'page' as const,
  region: inNewZealand,
  header: { title },
  contents: [],
  articleTypes: ['news' as const, 'feature' as const, 'event' as const],
  tags: ['wellbeing'],
  revision: 1,
  createdAt: at('20:50'),
  updatedAt: at('20:50'),
  published: false,
  owner: byMere,
};
const { region: _region, ...regional } = copied;
const moved = { ...regional, slug: 'newsroom', revision: 2, updatedAt: at('20:52') };
const news = {
  ...moved,
  pageType: 'news' as const,
  template: 'article' as const,
  slug: 'news/newsroom',
  revision: 3,
  updatedAt: at('20:54'),
};
const view = {
  name: 'Drafts of New Zealand',
  filter: {
    search: '',
    region: 'nz',
    pageType: '' as const,
    status: 'draft' as const,
    tag: '',
    editor: '',
    owner: '',
    sort: 'title' as const,
    direction: 'asc' as const,
  },
};

export const pageActExamples = {
  copy: [
    {
      title: 'Into another region, with another title',
      at: '20:50',
      in: { _id: page.newsroom, regionId: region.nz, title },
      out: copied,
    },
    {
      title: 'To an address that is taken',
      at: '20:51',
      in: { _id: page.newsroom, slug: 'newsroom' },
      refused: refusedWith(
        pageRefusals.addressTaken({ slug: 'au/newsroom' }, { _id: page.newsroom, slug: 'au/newsroom' }),
      ),
    },
  ],
  move: [
    {
      title: 'Out of its region',
      at: '20:52',
      in: { _id: page.copied, regionId: null },
      out: moved,
    },
  ],
  checkType: [
    {
      title: 'What a listing loses as a news article',
      at: '20:53',
      in: { _id: page.copied, pageType: 'news' },
      out: {
        template: 'article',
        slug: 'news/newsroom',
        hiddenFields: ['articleTypes'],
        movedBlocks: 0,
        hiddenBlocks: [],
      },
    },
  ],
  changeType: [{ title: 'To news', at: '20:54', in: { _id: page.copied, pageType: 'news' }, out: news }],
  changeTags: [
    {
      title: 'One instead of another',
      at: '20:55',
      in: { _id: page.copied, add: ['Press'], remove: ['wellbeing'] },
      out: { ...news, tags: ['press'], revision: 4, updatedAt: at('20:55') },
    },
  ],
  saveView: [
    {
      title: 'For the dashboard',
      at: '20:56',
      in: { name: 'Drafts of New Zealand', filter: { region: 'nz', status: 'draft', sort: 'title', direction: 'asc' } },
      out: { views: [view] },
    },
  ],
  listViews: [{ title: 'Of the signed-in user', at: '20:57', in: {}, out: { views: [view] } }],
  deleteView: [
    {
      title: 'By its name',
      at: '20:58',
      in: { name: 'Drafts of New Zealand' },
      out: { views: [] },
    },
  ],
  changeOwner: [
    {
      title: 'To a colleague; the date of the last change stays',
      at: '20:04',
      in: { _id: page.walking, owner: user.ana },
      out: { ...publishedWalking, revision: 4, published: false, owner: byAna },
    },
  ],
  startBulkAct: [
    {
      title: 'A tag is removed from two pages',
      at: '22:56',
      as: 'ana',
      in: {
        action: { call: 'changeTags', remove: ['sale'] },
        pages: [{ _id: page.walking }, { _id: page.copied }],
      },
      out: { ...bulkAct, state: 'running', finished: 0 },
    },
  ],
  loadBulkAct: [
    {
      title: 'Its results',
      at: '22:57',
      as: 'ana',
      in: { _id: randomIds.bulkAct },
      out: {
        ...bulkAct,
        results: [
          { _id: page.walking, revision: 4 },
          { _id: page.copied, revision: 5 },
        ],
      },
    },
  ],
  stopBulkAct: [
    {
      title: 'An act that is finished stays as it is',
      at: '22:58',
      as: 'ana',
      in: { _id: randomIds.bulkAct },
      out: bulkAct,
    },
  ],
  listBulkActs: [
    {
      title: 'What a user has changed lately',
      at: '22:59',
      as: 'ana',
      in: {},
      out: { acts: [bulkAct] },
    },
  ],
  changeRoles: [
    {
      title: 'Only editors edit it from now on',
      at: '20:59',
      as: 'ana',
      in: { _id: page.copied, add: { editorRoles: [role.editors] }, remove: {} },
      out: {
        _id: page.copied,
        revision: 5,
        added: { viewerRoles: [], editorRoles: [role.editors], publisherRoles: [] },
        removed: { viewerRoles: [], editorRoles: [], publisherRoles: [] },
      },
    },
  ],
} satisfies Partial<ExamplesOf<typeof pages>>;
