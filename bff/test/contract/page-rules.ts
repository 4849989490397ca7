import type { Output } from '../../../proto/contract.ts';
import type { pages } from '../../../proto/pages.ts';
import { type Action, can, holds, type User } from '../../../proto/permissions.ts';

export type Page = Output<typeof pages.calls.load>;

export interface PageRule {
  /** What somebody must be allowed to do to the stored page; all of them. */
  may: Action[];
  input: (page: Page, domainId: string) => object;
  /** It is about a page that is not published. */
  unpublished?: boolean;
  /** How the page comes back to where it was, besides being read again. */
  undo?: 'make' | 'publish' | 'roles' | 'index';
  /** It is about a page that can be found. */
  indexed?: boolean;
  /** Another rule than that all of `may` are allowed. */
  allows?: (user: User | null, page: Page) => boolean;
}

const text = { componentType: 'Text', key: 'more', text: 'More' };
let changes = 0;

/** What each call about one page asks of its role lists. */
export const pageRules: Record<string, PageRule> = {
  'pages.load': { may: ['view'], input: ({ slug }, domainId) => ({ slug, domainId }) },
  'pages.findListing': { may: ['view'], input: ({ _id }) => ({ id: _id }) },
  'pages.history': { may: ['view'], input: ({ _id }) => ({ _id }) },
  'pages.compare': { may: ['view'], input: ({ _id }) => ({ _id, from: 1, to: 2 }) },
  'pages.previousPublish': { may: ['view'], input: ({ _id }) => ({ _id }) },
  'visit.receipt': { may: ['view'], input: ({ _id, revision }) => ({ _id, revision }) },
  'pages.loadVersion': { may: ['view'], input: ({ _id }) => ({ _id, version: 'draft' }) },
  'pages.save': { may: ['edit'], input: (page) => ({ page: { ...page, header: { title: 'Saved' } } }) },
  'pages.edit': {
    may: ['edit'],
    input: ({ _id, revision }) => ({
      _id,
      base: revision,
      operations: [{ op: 'set', path: ['title'], to: 'Edited' }],
      changeId: `change-${++changes}`,
    }),
  },
  'pages.cloneComponent': { may: ['edit'], input: ({ _id }) => ({ pageId: _id, component: text }) },
  'pages.restore': { may: ['edit'], input: ({ _id }) => ({ _id, revision: 1 }) },
  'pages.publish': { may: ['publish'], input: ({ _id, revision }) => ({ page: { _id, revision } }) },
  'pages.unpublish': { may: ['publish'], input: ({ _id }) => ({ _id }), undo: 'publish' },
  'pages.takeBackPublish': { may: ['publish'], input: ({ _id }) => ({ _id }), undo: 'publish' },
  'pages.publishListing': {
    may: ['publish', 'edit'],
    input: ({ _id, revision }) => ({ listing: { _id, revision, articleTypes: ['event'] } }),
  },
  'pages.delete': { may: ['delete'], input: ({ _id }) => ({ _id }), unpublished: true, undo: 'make' },
  'pages.applyRoles': {
    may: [],
    allows: (user) => holds(user, 'people'),
    input: ({ _id }) => ({ page: { _id }, roles: [] }),
    undo: 'roles',
  },
  'search.deleteItem': {
    may: [],
    input: ({ _id }) => ({ _id }),
    indexed: true,
    undo: 'index',
    // What only some may see is never in the index, and so nothing is done.
    allows: (user, page) => can(user, 'publish', page) || page.viewerRoles !== undefined,
  },
  'search.indexItem': { may: [], input: ({ _id }) => ({ _id }) },
};

/** Calls of pages that are about no single one. */
export const aboutMany = [
  'pages.checkSlug',
  'pages.list',
  'pages.listDeleted',
  'pages.loadTags',
  'pages.filterArticles',
  'pages.checkDependencies',
];

export const allowedTo = ({ may, allows }: PageRule, user: User | null, page: Page): boolean =>
  allows ? allows(user, page) : may.every((action) => can(user, action, page));
