import type { Format } from '../../../messages/format.ts';

/** Where a link leads to. */
export const links = ({ number }: Format) => ({
  leadsTo: (link: string) => `${link}: leads to`,
  external: 'External',
  anchorPlaceholder: '#place-on-the-page',
  stillLeadsTo: (href: string) => `Until you enter an address, the link still goes to ${href}.`,
  address: 'Address',
  addressPlaceholder: 'https://… or mailto:…',
  addressHint: 'Start with https://, mailto: or tel:, or type a domain such as example.com.',
  schemeRefused: 'Links can only use http, https, mailto or tel.',
  pageSuggestions: 'Did you mean a page of this site?',
  linksTo: 'Links to',
  findFile: 'Find a file',
  noFiles: 'No files found.',
  moreFiles: (count: number) => `And ${number(count)} more: type a part of the name.`,
  uploadFile: 'Upload a file',
  pageHint: 'Search by title or address.',
  pagePlaceholder: '/au/news/…',
  pageMissing: 'Choose a page or type its address.',
  noPages: 'No page found',
  notPublished: 'not published',
  unknownAddress: 'No page has this address yet.',
  searchAgain: 'Search again',
  noArticles: 'No Article Found',
  remove: 'Remove the link',
});
