import type { Operation } from '../edit.ts';
import { documentRefusals } from '../refusals/documents.ts';
import type { regions } from '../regions.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, byMere, domain, region, restorableUntil } from './names.ts';
import { empty, inAustralia } from './region-content.ts';

const { _id: _i, revision: _r, createdAt: _c, updatedAt: _u, published: _p, ...emptyContent } = empty;

type Calls = Pick<
  ExamplesOf<typeof regions>,
  'documentHistory' | 'compareDocument' | 'restoreDocument' | 'listDeleted'
>;

export const regionHistoryExamples: Calls = {
  listDeleted: [
    {
      title: 'What was deleted, and until when it can be restored',
      at: '10:11',
      in: { kind: 'region', domainId: domain.tern, page: 1, size: 5 },
      out: {
        documents: [
          {
            kind: 'region',
            _id: region.fj,
            name: 'Fiji',
            domainId: domain.tern,
            deletedAt: at('10:09'),
            deletedBy: byMere,
            restorableUntil: restorableUntil('10:09'),
          },
        ],
        total: 1,
      },
    },
  ],
  documentHistory: [
    {
      title: 'Of a deleted region',
      at: '10:12',
      in: { kind: 'region', _id: region.fj, limit: 5 },
      out: {
        revisions: [
          { revision: 2, action: 'delete', at: at('10:09'), by: byMere },
          { revision: 1, action: 'create', at: at('10:06'), by: byMere },
        ],
      },
    },
  ],
  compareDocument: [
    {
      title: 'What the first save has changed',
      at: '10:13',
      in: { kind: 'region', _id: region.au, from: 1, to: 2 },
      out: {
        from: emptyContent,
        to: { ...emptyContent, ...inAustralia },
        operations: Object.entries(inAustralia).map(([field, to]): Operation => ({
          op: 'set',
          path: [field],
          from: empty[field as keyof typeof inAustralia],
          to,
        })),
      },
    },
  ],
  restoreDocument: [
    {
      title: 'As it was before it was deleted',
      at: '10:14',
      in: { kind: 'region', _id: region.fj },
      out: { _id: region.fj, revision: 3 },
    },
    {
      title: 'Restored already',
      at: '10:15',
      in: { kind: 'region', _id: region.fj },
      refused: refusedWith(documentRefusals.notDeleted()),
    },
  ],
};
