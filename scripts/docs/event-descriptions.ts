import type { contracts } from '../../proto/index.ts';

type Contracts = (typeof contracts)[number];

export const eventDescriptions: { [C in Contracts as C['name']]: Record<keyof C['events'] & string, string> } = {
  pages: {
    saved: 'The draft of a page has changed: with every accepted write, including publishing and unpublishing.',
    published: 'A page was published, or its live version has changed.',
    unpublished: 'A page was unpublished; its draft remains.',
    deleted: 'An unpublished page was deleted.',
  },
  regions: { changed: 'A region was created, saved, published, unpublished or deleted.' },
  identity: {
    changed: 'A session has ended or works on another domain, or the rights of a user have changed.',
  },
  'site-config': { changed: 'A document of the site configuration was saved, published, unpublished or deleted.' },
  search: { indexed: 'The search index was updated for a page.' },
  sitemap: { updated: 'The sitemap was updated for a page.' },
  media: { changed: 'A picture or a file was uploaded, changed, deleted or restored.' },
  visit: {},
};
