import type { media } from '../media.ts';
import type { ExamplesOf } from './example.ts';
import { describedPicture, renamedFile, tern } from './media-content.ts';
import { at, byMere, domain, restorableUntil, stored } from './names.ts';

const { _id: _, ...ternContent } = tern;

type Calls = Pick<ExamplesOf<typeof media>, 'documentHistory' | 'compareDocument' | 'restoreDocument' | 'listDeleted'>;

export const mediaHistoryExamples: Calls = {
  documentHistory: [
    {
      title: 'The newest change of a picture',
      at: '12:19',
      in: { kind: 'image', _id: stored.tern, limit: 1 },
      out: {
        revisions: [{ revision: 2, action: 'save', at: at('12:12'), by: byMere }],
      },
    },
  ],
  compareDocument: [
    {
      title: 'What its description was',
      at: '12:20',
      in: { kind: 'image', _id: stored.tern, from: 1, to: 2 },
      out: {
        from: ternContent,
        to: { ...ternContent, alt: describedPicture.alt, tags: describedPicture.tags },
        operations: [
          { op: 'set', path: ['alt'], from: tern.alt, to: describedPicture.alt },
          { op: 'set', path: ['tags'], to: describedPicture.tags },
        ],
      },
    },
  ],
  listDeleted: [
    {
      title: 'Files that were removed, and until when they can be restored',
      at: '20:14',
      in: { kind: 'file', domainId: domain.tern, page: 1, size: 5 },
      out: {
        documents: [
          {
            kind: 'file',
            _id: stored.table,
            name: renamedFile.name,
            deletedAt: at('20:13'),
            deletedBy: byMere,
            restorableUntil: restorableUntil('20:13'),
          },
        ],
        total: 1,
      },
    },
  ],
  restoreDocument: [
    {
      title: 'A removed picture, at its old address',
      at: '20:15',
      in: { kind: 'image', _id: stored.tern },
      out: { _id: stored.tern, revision: 5 },
    },
  ],
};
