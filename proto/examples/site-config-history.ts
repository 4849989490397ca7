import type { siteConfig } from '../site-config.ts';
import { banner } from './banners-and-sub-navs.ts';
import type { ExamplesOf } from './example.ts';
import { at, byMere, domain, restorableUntil, site } from './names.ts';

const { domainId, name, content } = banner;
const first = { domainId, name, content: '<p>Our lines are busy.</p>' };

export const siteConfigHistoryExamples = {
  listDeleted: [
    {
      title: 'Banners that were deleted',
      at: '20:21',
      in: { kind: 'pageBanner', domainId: domain.tern, page: 1, size: 5 },
      out: {
        documents: [
          {
            kind: 'pageBanner',
            _id: site.banner,
            name,
            domainId,
            deletedAt: at('20:20'),
            deletedBy: byMere,
            restorableUntil: restorableUntil('20:20'),
          },
        ],
        total: 1,
      },
    },
  ],
  documentHistory: [
    {
      title: 'Who did what to a banner',
      at: '20:22',
      in: { kind: 'pageBanner', _id: site.banner, limit: 5 },
      out: {
        revisions: [
          { revision: 4, action: 'delete', at: at('20:20'), by: byMere },
          { revision: 3, action: 'publish', at: at('11:53'), by: byMere },
          { revision: 2, action: 'save', at: at('11:51'), by: byMere },
          { revision: 1, action: 'add', at: at('11:50'), by: byMere },
        ],
      },
    },
  ],
  compareDocument: [
    {
      title: 'What was changed',
      at: '20:23',
      in: { kind: 'pageBanner', _id: site.banner, from: 1, to: 2 },
      out: {
        from: first,
        to: { ...first, content },
        operations: [{ op: 'set', path: ['content'], from: first.content, to: content }],
      },
    },
  ],
  restoreDocument: [
    {
      title: 'As it was, as a draft',
      at: '20:24',
      in: { kind: 'pageBanner', _id: site.banner },
      out: { _id: site.banner, revision: 5 },
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
