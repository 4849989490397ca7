import type { Call, Output } from '../../../proto/contract.ts';
import { calls } from '../../../proto/index.ts';
import type { pages } from '../../../proto/pages.ts';
import { type Action, can, holds, type User } from '../../../proto/permissions.ts';

export type Page = Output<typeof pages.calls.load>;

export interface PageRule {
  /** The actions on the stored page that the caller needs, all at once. */
  may: Action[];
  input: (page: Page, domainId: string) => object;
  /** The call needs an unpublished page. */
  unpublished?: boolean;
  /** Restores the page after the call, before it is read again. */
  undo?: 'make' | 'publish' | 'roles' | 'index';
  /** The call needs a page that search can find. */
  indexed?: boolean;
  /** Replaces the rule that all of `may` must be allowed. */
  allows?: (user: User | null, page: Page) => boolean;
}

const text = { componentType: 'Text', key: 'more', text: 'More' };
let changes = 0;

/** Rules that differ from the default, which requires the right in the contract and passes only the id of the page. */
const differences: Record<string, Partial<PageRule>> = {
  'pages.load': { input: ({ slug }, domainId) => ({ slug, domainId }) },
  'pages.findListing': { input: ({ _id }) => ({ id: _id }) },
  'pages.compare': { input: ({ _id }) => ({ _id, from: 1, to: 2 }) },
  // A receipt waits for its revision, and the draft of these pages is newer than what is published.
  'visit.receipt': { input: ({ _id }) => ({ _id, revision: 1 }) },
  'pages.loadVersion': { input: ({ _id }) => ({ _id, version: 'draft' }) },
  'pages.save': { input: (page) => ({ page: { ...page, header: { title: 'Saved' } } }) },
  'pages.edit': {
    input: ({ _id, revision }) => ({
      _id,
      base: revision,
      operations: [{ op: 'set', path: ['title'], to: 'Edited' }],
      changeId: `change-${++changes}`,
    }),
  },
  'pages.cloneComponent': { input: ({ _id }) => ({ pageId: _id, component: text }) },
  'pages.move': { input: ({ _id, region }) => ({ _id, regionId: region?._id ?? null }) },
  'pages.changeType': { input: ({ _id }) => ({ _id, pageType: 'page' }) },
  'pages.checkType': { input: ({ _id }) => ({ _id, pageType: 'page' }) },
  'pages.changeTags': { input: ({ _id }) => ({ _id, add: [`tag ${++changes}`] }) },
  'pages.changeOwner': { input: ({ _id }) => ({ _id, owner: null }) },
  'pages.restore': { input: ({ _id }) => ({ _id, revision: 1 }) },
  'pages.publish': { input: ({ _id, revision }) => ({ page: { _id, revision } }) },
  'pages.unpublish': { undo: 'publish' },
  'pages.takeBackPublish': { undo: 'publish' },
  'pages.publishListing': {
    may: ['publish', 'edit'],
    input: ({ _id, revision }) => ({ listing: { _id, revision, articleTypes: ['event'] } }),
  },
  'pages.delete': { unpublished: true, undo: 'make' },
  'pages.applyRoles': {
    may: [],
    allows: (user) => holds(user, 'people'),
    input: ({ _id }) => ({ page: { _id }, roles: [] }),
    undo: 'roles',
  },
  'pages.changeRoles': {
    may: [],
    allows: (user) => holds(user, 'people'),
    input: ({ _id }) => ({ _id, add: {}, remove: {} }),
  },
  'search.deleteItem': {
    may: [],
    indexed: true,
    undo: 'index',
    // Pages with restricted visibility are never indexed, so the call does nothing.
    allows: (user, page) => can(user, 'publish', page) || page.viewerRoles !== undefined,
  },
  'search.indexItem': { may: [] },
};

/** Calls of the pages service that are not about a single page. */
export const aboutMany = [
  'pages.checkSlug',
  'pages.list',
  'pages.listDeleted',
  'pages.listOrigins',
  'pages.loadTags',
  'pages.filterArticles',
  'pages.checkDependencies',
  'pages.listViews',
  'pages.saveView',
  'pages.deleteView',
  'pages.startBulkAct',
  'pages.loadBulkAct',
  'pages.listBulkActs',
  'pages.stopBulkAct',
];

const isAboutOne = ({ http, service, subject }: Call): boolean =>
  differences[subject] !== undefined || (http !== undefined && service === 'pages' && !aboutMany.includes(subject));

const ruleOf = ({ needs, subject }: Call): PageRule => ({
  may: [needs?.startsWith('pages.') ? (needs.slice('pages.'.length) as Action) : 'view'],
  input: ({ _id }) => ({ _id }),
  ...differences[subject],
});

/** The rule for each call about a single page, by subject. */
export const pageRules: Readonly<Record<string, PageRule>> = Object.fromEntries(
  calls.filter(isAboutOne).map((call) => [call.subject, ruleOf(call)]),
);

export const allowedTo = ({ may, allows }: PageRule, user: User | null, page: Page): boolean =>
  allows ? allows(user, page) : may.every((action) => can(user, action, page));
