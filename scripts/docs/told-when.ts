import type { contracts } from '../../proto/index.ts';

type Contracts = (typeof contracts)[number];

/** When each event is told; one without a sentence does not compile. */
export const toldWhen: { [C in Contracts as C['name']]: Record<keyof C['events'] & string, string> } = {
  pages: {
    saved: 'The draft of a page is another one: with every accepted write, publishing and unpublishing included.',
    published: 'What visitors see of a page is another one.',
    unpublished: 'Visitors see a page no more; its draft is still there.',
    deleted: 'A page is gone. It was not published any more.',
  },
  regions: { changed: 'A region was made, saved, published, unpublished or deleted.' },
  identity: {
    changed: 'A session has ended or works on another domain, or somebody may do something else than before.',
  },
  'site-config': { changed: 'A document that stands around the pages of a domain was saved, published or removed.' },
  search: { indexed: 'The index has caught up with a page.' },
  sitemap: { updated: 'The sitemap has caught up with a page.' },
  media: { changed: 'What is kept of a picture or a file, or led to it, is to be asked for again.' },
  visit: {},
};
