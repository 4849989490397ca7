import type { identity } from '../identity.ts';
import { identityRefusals } from '../refusals/identity.ts';
import { defaultPreferences } from '../entities/preferences.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { defaultGrants } from '../permissions.ts';
import { auditExamples } from './audit.ts';
import { accountExamples } from './accounts.ts';
import { anasRow, invitedAna, invitedMere, mere, meresRow, rootsRow } from './people.ts';
import { providerExamples } from './providers.ts';
import { secondFactorExamples, secondFactorOfAna } from './second-factors.ts';
import { peopleHistoryExamples } from './people-history.ts';
import { at, randomIds, role, session, user } from './names.ts';

const admins = {
  revision: 1,
  _id: role.admins,
  name: 'Site managers',
  admin: true,
  grants: defaultGrants,
  createdAt: at('09:04'),
  updatedAt: at('09:04'),
};
const editors = {
  revision: 1,
  _id: role.editors,
  name: 'Editors',
  admin: false,
  grants: defaultGrants,
  createdAt: at('09:10'),
  updatedAt: at('09:10'),
};
const nzTeam = {
  revision: 2,
  _id: role.nz,
  name: 'New Zealand team',
  admin: false,
  grants: defaultGrants,
  createdAt: at('09:11'),
  updatedAt: at('09:12'),
};

export const identityExamples: ExamplesOf<typeof identity> = {
  ...peopleHistoryExamples,
  ...providerExamples,
  ...secondFactorExamples,
  inviteUser: [
    {
      title: 'Root invites the first colleague',
      at: '09:00',
      as: 'root',
      in: { newUser: { username: 'ana', email: 'ana@tern.example' } },
      out: { link: `http://localhost/?token=${randomIds.ana}&email=ana%40tern.example`, user: invitedAna },
    },
    {
      title: 'A site manager invites an editor',
      at: '09:14',
      as: 'ana',
      in: { newUser: { username: 'mere', email: 'mere@tern.example' } },
      out: { link: `http://localhost/?token=${randomIds.first}&email=mere%40tern.example`, user: invitedMere },
    },
    {
      title: 'A name that somebody has',
      at: '09:26',
      as: 'ana',
      in: { newUser: { username: 'mere', email: 'mere.ngata@tern.example' } },
      refused: refusedWith(identityRefusals.nameTaken({ name: 'mere' })),
    },
  ],
  setPassword: [
    {
      title: 'A password chosen with the link of an invitation',
      at: '09:01',
      in: { email: 'ana@tern.example', password: 'black caps and white tips', token: randomIds.ana },
      out: { message: 'Password successfully reset, you can now login.' },
    },
    {
      title: 'A link that a newer one has replaced',
      at: '09:17',
      in: { email: 'mere@tern.example', password: 'eleven gulls at Petone', token: randomIds.first },
      refused: refusedWith(identityRefusals.usedLink()),
    },
    {
      title: 'The newer link',
      at: '09:18',
      in: { email: 'mere@tern.example', password: 'eleven gulls at Petone', token: randomIds.again },
      out: { message: 'Password successfully reset, you can now login.' },
    },
  ],
  login: [
    {
      title: 'By username',
      at: '09:02',
      in: { username: 'ana', password: 'black caps and white tips' },
      out: { token: session.ana, statusCode: 200 },
    },
    {
      title: 'By email',
      at: '09:20',
      in: { username: 'mere@tern.example', password: 'eleven gulls at Petone' },
      out: { token: session.mere, statusCode: 200 },
    },
    {
      title: 'On a second device',
      at: '09:22',
      in: { username: 'mere', password: 'eleven gulls at Petone' },
      out: { token: session.phone, statusCode: 200 },
    },
    {
      title: 'A wrong password',
      at: '09:23',
      in: { username: 'mere', password: 'twelve gulls at Petone' },
      refused: refusedWith(identityRefusals.wrongCredentials()),
    },
    {
      title: 'A user with a second factor, who confirms the sign-in with it',
      at: '22:51',
      in: { username: 'ana', password: 'forked tails over Farewell Spit' },
      out: { token: '', statusCode: 200, secondFactor: secondFactorOfAna },
    },
  ],
  me: [
    {
      title: 'Somebody who is signed in',
      at: '09:21',
      as: 'mere',
      in: {},
      out: { user: mere, preferences: defaultPreferences },
    },
    { title: 'Without a session', at: '09:07', in: {}, out: { user: null } },
  ],
  saveRole: [
    {
      title: 'A role whose holders may do everything',
      at: '09:04',
      as: 'root',
      in: { role: { name: 'Site managers', admin: true } },
      out: admins,
    },
    { title: 'A role to name on pages', at: '09:10', as: 'ana', in: { role: { name: 'Editors' } }, out: editors },
    {
      title: 'One for a region',
      at: '09:11',
      as: 'ana',
      in: { role: { name: 'NZ' } },
      out: { ...nzTeam, name: 'NZ', revision: 1, updatedAt: at('09:11') },
    },
    {
      title: 'Another name',
      at: '09:12',
      as: 'ana',
      in: { role: { _id: role.nz, revision: 1, name: nzTeam.name } },
      out: nzTeam,
    },
    {
      title: 'One that allows little, and is not needed for long',
      at: '09:30',
      as: 'ana',
      in: { role: { name: 'Trainees', grants: [{ capability: 'pages.edit' }] } },
      out: {
        _id: role.trainees,
        revision: 1,
        name: 'Trainees',
        admin: false,
        grants: [{ capability: 'pages.edit' }],
        createdAt: at('09:30'),
        updatedAt: at('09:30'),
      },
    },
  ],
  deleteRole: [
    {
      title: 'Its holders no longer have it',
      at: '09:31',
      as: 'ana',
      in: { _id: role.trainees },
      out: { _id: role.trainees },
    },
    {
      title: 'Once more, after it was restored',
      at: '09:36',
      as: 'ana',
      in: { _id: role.trainees },
      out: { _id: role.trainees },
    },
  ],
  applyRolesToUser: [
    {
      title: 'The first site manager',
      at: '09:05',
      as: 'root',
      in: { selectedUser: { _id: user.ana, revision: 1 }, roles: [role.admins] },
      out: anasRow,
    },
    {
      title: 'Two roles at once',
      at: '09:19',
      as: 'ana',
      in: { selectedUser: { _id: user.mere, revision: 1 }, roles: [role.editors, role.nz] },
      out: meresRow,
    },
  ],
  reinviteUser: [
    {
      title: 'The invitation was lost',
      at: '09:16',
      as: 'ana',
      in: { userId: user.mere },
      out: { link: `http://localhost/?token=${randomIds.again}&email=mere%40tern.example` },
    },
  ],
  listUsers: [
    {
      title: 'The first ten users; those not verified have not accepted their invitation',
      at: '09:15',
      as: 'ana',
      in: { page: 1, perPage: 10 },
      out: { users: [anasRow, invitedMere, rootsRow], total: 3 },
    },
    {
      title: 'Before anybody has a role',
      at: '09:03',
      as: 'root',
      in: {},
      out: {
        users: [{ ...anasRow, roles: [], admin: false, updatedAt: at('09:00'), revision: 1 }, rootsRow],
        total: 2,
      },
    },
    {
      title: 'As soon as somebody is a site manager',
      at: '09:06',
      as: 'ana',
      in: { page: 2, perPage: 1 },
      out: { users: [rootsRow], total: 2 },
    },
  ],
  roleUses: [
    {
      title: 'Before it is deleted',
      at: '09:28',
      as: 'ana',
      in: { _id: role.nz },
      out: { users: [{ _id: user.mere, username: 'mere' }], pages: [], regions: [] },
    },
  ],
  listRoles: [
    {
      title: 'By name',
      at: '09:13',
      as: 'ana',
      in: {},
      out: {
        roles: [
          { ...editors, holders: 0 },
          { ...nzTeam, holders: 0 },
          { ...admins, holders: 1 },
        ],
        total: 3,
      },
    },
  ],
  forgotPassword: [
    { title: 'A mail with a link', at: '09:40', in: { email: 'ana@tern.example' }, out: { message: 'Success' } },
    {
      title: 'An unknown address gets the same response',
      at: '09:41',
      in: { email: 'nobody@tern.example' },
      out: { message: 'Success' },
    },
  ],
  ...accountExamples,
  ...auditExamples,
  logout: [{ title: 'The session is over at once', at: '21:00', as: 'mere', in: {}, out: { message: 'Logged out' } }],
};
