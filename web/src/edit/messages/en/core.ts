/** What actions report, and why they are refused. */
export const core = {
  done: 'Success',
  moved: ({ block, position, count }: { block: string; position: number; count: number }) =>
    `${block} moved to position ${position} of ${count}`,
  added: (block: string) => `${block} added`,
  removed: (block: string) => `${block} removed`,
  undoSkipped: 'Somebody else has changed this since. Their change stays.',
  notAllowedHere: (block: string) => `${block} is not allowed in this list.`,
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  timedOut: 'The server did not answer in time.',
  notAnswering: 'The server is not answering. Your changes are kept on this device and will be sent again.',
  sessionEnded: 'Your session has ended. Please sign in to continue saving.',
  cookieRefused: 'You are not logged in: your browser did not accept the cookie of this site.',
  signedInAsOther: 'You are already logged in as another user',
  refusal: {
    capability: (capability: string) => `You may not ${capability}.`,
    page: { publish: 'You may not publish this page.', delete: 'You may not delete this page.' },
    editPage: 'You may view this page. Ask an administrator for the right to edit it.',
    createPage: 'You may not create pages of this type in this region.',
    noPage: 'There is no page to edit here',
  },
  siteDocumentStatus: {
    unpublished: 'Saved, not published yet: visitors see the previous version',
    published: 'Published: visitors see this version',
  },
};
