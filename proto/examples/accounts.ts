import type { identity } from '../identity.ts';
import { identityRefusals } from '../refusals/identity.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { ana, meresRow, rootsRow } from './people.ts';
import { agent, at, byAna, randomIds, sessionIds, user } from './names.ts';

type Accounts =
  | 'changeAccount'
  | 'changePassword'
  | 'savePreferences'
  | 'revokeOtherSessions'
  | 'resetUserPassword'
  | 'listPeople'
  | 'deactivateUser'
  | 'seeAs'
  | 'reactivateUser'
  | 'listSessions'
  | 'revokeSession'
  | 'listApiTokens'
  | 'createApiToken'
  | 'revokeApiToken';

const toPerson = ({ _id, username }: { _id: string; username: string }) => ({ _id, username, isActive: true });

const stockImport = {
  _id: randomIds.apiToken,
  name: 'Stock import',
  owner: byAna,
  grants: [{ capability: 'pages.edit' as const, pageTypes: ['news' as const] }],
  createdAt: at('22:31'),
  expiresAt: at('22:31', 7),
};

export const accountExamples: Pick<ExamplesOf<typeof identity>, Accounts> = {
  changeAccount: [
    {
      title: 'Another email address',
      at: '21:05',
      as: 'ana',
      in: { email: 'ana.hay@tern.example', password: 'black caps and white tips' },
      out: { ...ana, email: 'ana.hay@tern.example' },
    },
    {
      title: 'A username that somebody else has',
      at: '21:06',
      as: 'ana',
      in: { username: 'mere', password: 'black caps and white tips' },
      refused: refusedWith(identityRefusals.nameTaken({ name: 'mere' })),
    },
    {
      title: 'Without the right password',
      at: '21:07',
      as: 'ana',
      in: { username: 'ana.hay', password: 'black caps and black tips' },
      refused: refusedWith(identityRefusals.wrongPassword()),
    },
  ],
  changePassword: [
    {
      title: 'A new password; other devices have to sign in with it',
      at: '21:08',
      as: 'ana',
      in: { password: 'black caps and white tips', newPassword: 'forked tails over Farewell Spit' },
      out: { message: 'Password changed' },
    },
  ],
  listPeople: [
    {
      title: 'By a part of the username',
      at: '09:37',
      in: { search: 'er' },
      out: { people: [toPerson(meresRow)] },
    },
    {
      title: 'Whom to ask for a right',
      at: '09:38',
      in: { managers: true },
      out: { people: [toPerson(ana), toPerson(rootsRow)] },
    },
  ],
  savePreferences: [
    {
      title: 'A block that was just inserted',
      at: '09:29',
      in: { tourSeen: true, recentBlocks: ['RichText'] },
      out: { tourSeen: true, reviewsChanges: false, recentBlocks: ['RichText'], recentCommands: [] },
    },
  ],
  resetUserPassword: [
    {
      title: 'A laptop was stolen: the old password and all sessions end',
      at: '21:10',
      as: 'ana',
      in: { userId: user.mere },
      out: { link: `http://localhost/?token=${randomIds.reset}&email=mere%40tern.example` },
    },
  ],
  deactivateUser: [
    {
      title: 'Somebody leaves the company',
      at: '21:11',
      as: 'ana',
      in: { userId: user.mere },
      out: {
        ...meresRow,
        verified: false,
        deactivated: true,
        lastSignInAt: at('09:22'),
        updatedAt: at('21:11'),
        revision: 3,
      },
    },
    {
      title: 'The root user stays active',
      at: '21:12',
      as: 'ana',
      in: { userId: 'root' },
      refused: refusedWith(identityRefusals.rootDeactivation()),
    },
  ],
  reactivateUser: [
    {
      title: 'And comes back',
      at: '21:13',
      as: 'ana',
      in: { userId: user.mere },
      out: { ...meresRow, verified: false, lastSignInAt: at('09:22'), updatedAt: at('21:13'), revision: 4 },
    },
  ],
  listSessions: [
    {
      title: 'Where somebody is signed in, the newest first',
      at: '09:24',
      in: {},
      out: {
        sessions: [
          {
            _id: sessionIds.phone,
            createdAt: at('09:22'),
            lastSeen: at('09:22'),
            expiresAt: at('09:22', 3),
            agent,
            current: false,
          },
          {
            _id: sessionIds.laptop,
            createdAt: at('09:20'),
            lastSeen: at('09:20'),
            expiresAt: at('09:20', 3),
            agent,
            current: true,
          },
        ],
      },
    },
    {
      title: 'Where another user is signed in, for those who manage users',
      at: '21:14',
      as: 'ana',
      in: { userId: user.mere },
      out: { sessions: [] },
    },
  ],
  revokeOtherSessions: [
    {
      title: 'A device was forgotten in an office',
      at: '09:27',
      in: {},
      out: {
        sessions: [
          {
            _id: sessionIds.laptop,
            createdAt: at('09:20'),
            lastSeen: at('09:20'),
            expiresAt: at('09:20', 3),
            agent,
            current: true,
          },
        ],
      },
    },
  ],
  revokeSession: [
    { title: 'The phone was lost', at: '09:25', in: { _id: sessionIds.phone }, out: { _id: sessionIds.phone } },
  ],
  seeAs: [
    { title: 'What Mere may do', at: '22:34', as: 'ana', in: { userId: user.mere }, out: { token: randomIds.view } },
  ],
  createApiToken: [
    {
      title: 'A script may edit news for a week',
      at: '22:31',
      as: 'ana',
      in: { name: stockImport.name, grants: stockImport.grants, days: 7 },
      out: { apiToken: stockImport, secret: randomIds.apiSecret },
    },
  ],
  listApiTokens: [
    {
      title: 'The own tokens, the newest first',
      at: '22:32',
      as: 'ana',
      in: {},
      out: { apiTokens: [stockImport], total: 1 },
    },
  ],
  revokeApiToken: [
    {
      title: 'The script is not used any more',
      at: '22:33',
      as: 'ana',
      in: { _id: stockImport._id },
      out: { _id: stockImport._id },
    },
  ],
};
