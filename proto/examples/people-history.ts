import type { identity } from '../identity.ts';
import type { ExamplesOf } from './example.ts';
import { at, byAna, restorableUntil, role, user } from './names.ts';

const mere = { username: 'mere', email: 'mere@tern.example' };
const given = [role.editors, role.nz];

export const peopleHistoryExamples = {
  listDeleted: [
    {
      title: 'Roles that were deleted',
      at: '09:32',
      as: 'ana',
      in: { kind: 'role', page: 1, size: 5 },
      out: {
        documents: [
          {
            kind: 'role',
            _id: role.trainees,
            name: 'Trainees',
            deletedAt: at('09:31'),
            deletedBy: byAna,
            restorableUntil: restorableUntil('09:31'),
          },
        ],
        total: 1,
      },
    },
  ],
  documentHistory: [
    {
      title: 'Who gave somebody their roles, and when',
      at: '09:33',
      as: 'ana',
      in: { kind: 'user', _id: user.mere, limit: 5 },
      out: {
        revisions: [
          { revision: 2, action: 'apply-roles', at: at('09:19'), by: byAna },
          { revision: 1, action: 'invite', at: at('09:14'), by: byAna },
        ],
      },
    },
  ],
  compareDocument: [
    {
      title: 'Which roles these were',
      at: '09:34',
      as: 'ana',
      in: { kind: 'user', _id: user.mere, from: 1, to: 2 },
      out: {
        from: { ...mere, roles: [] },
        to: { ...mere, roles: given },
        operations: [{ op: 'set', path: ['roles'], from: [], to: given }],
      },
    },
  ],
  restoreDocument: [
    {
      title: 'A role as it was before it was deleted',
      at: '09:35',
      as: 'ana',
      in: { kind: 'role', _id: role.trainees },
      out: { _id: role.trainees, revision: 3 },
    },
  ],
} satisfies Partial<ExamplesOf<typeof identity>>;
