import type { Format } from '../../../messages/catalogues.ts';

const MAX_NAMED = 5;

const either = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(names);

/** The names of the roles are left out until they are loaded. */
const withRole = (roles: readonly string[]): string =>
  roles.length === 0
    ? 'by users with a role that its settings name: see Page settings, Roles'
    : `by users with the role ${either(roles)}`;

const acts = { view: 'viewed, and so changed,', edit: 'edited', publish: 'published', delete: 'deleted' };

export const core = ({ plural }: Format) => ({
  done: 'Success',
  moved: ({ block, position, count }: { block: string; position: number; count: number }) =>
    `${block} moved to position ${position} of ${count}`,
  added: (block: string) => `${block} added`,
  removed: (block: string) => `${block} removed`,
  blockSelected: (block: string) => `${block} selected`,
  selected: (count: number) => plural(count, { one: '1 block selected', other: `${count} blocks selected` }),
  severalMoved: (count: number) => `${count} blocks moved`,
  severalAdded: (count: number) => plural(count, { one: '1 block added', other: `${count} blocks added` }),
  severalRemoved: (count: number) => plural(count, { one: '1 block removed', other: `${count} blocks removed` }),
  removeQuestion: (blocks: readonly string[]) => {
    const named = blocks.slice(0, MAX_NAMED).map((block) => `“${block}”`);
    const more = blocks.length - named.length;
    const list = [...named, ...(more > 0 ? [plural(more, { one: '1 more block', other: `${more} more blocks` })] : [])];
    return `Remove ${new Intl.ListFormat('en-AU').format(list)}? You can undo this.`;
  },
  sampleKept: 'The content is kept as it is',
  onlySeen: (username: string) => `You are looking at the site as ${username}. Nothing can be changed meanwhile.`,
  undoSkipped: 'This has been changed elsewhere since. That change stays.',
  notAllowedHere: (block: string) => `${block} is not allowed in this list.`,
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  timedOut: 'The server did not answer in time.',
  unanswered: 'The server did not answer. Your change may have been saved: please reload the page to see.',
  notAnswering: 'The server is not answering. Your changes are kept on this device and will be sent again.',
  sessionEnded: 'Your session has ended. Please sign in to continue saving.',
  cookieRefused: 'You are not logged in: your browser did not accept the cookie of this site.',
  signedInAsOther: 'You are already logged in as another user',
  refusal: {
    capability: (capability: string) => `You may not ${capability}.`,
    page: {
      edit: 'You may view this page, but not edit it.',
      publish: 'You may not publish this page.',
      delete: 'You may not delete this page.',
    },
    unlisted: (action: keyof typeof acts, roles: readonly string[]) =>
      `This page may only be ${acts[action]} ${withRole(roles)}.`,
    createPage: 'You may not create pages of this type in this region.',
    needed: (right: string) => `That needs the right to ${right}.`,
    ofThisType: ' of this type',
    inRegion: (region: string) => ` in ${region}`,
    inAllRegions: ' in all regions',
    had: (roles: readonly string[]) => `You have: ${new Intl.ListFormat('en-AU').format(roles)}.`,
    ask: (people: readonly string[]) =>
      `Ask ${people.length > 0 ? either(people.slice(0, MAX_NAMED)) : 'an administrator'}.`,
    noPage: 'There is no page to edit here',
    noRole: 'You have no role yet, so you can read this website but change nothing.',
  },
  keys: {
    printed: {
      ...{ mod: 'Ctrl', alt: 'Alt', shift: 'Shift', enter: 'Enter', escape: 'Esc', delete: 'Del' },
      ...{ arrowup: '↑', arrowdown: '↓' },
    },
    printedOnMac: { mod: '⌘', alt: '⌥', shift: '⇧', enter: '↩' },
    tooltip: (label: string, keys: string) => `${label} (${keys})`,
  },
  siteDocumentStatus: {
    unpublished: 'Saved, not published yet: visitors see the previous version',
    published: 'Published: visitors see this version',
  },
});
