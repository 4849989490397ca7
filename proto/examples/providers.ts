import type { identity } from '../identity.ts';
import { identityRefusals } from '../refusals/identity.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, provider, role } from './names.ts';

type Providers = 'listProviders' | 'saveProvider' | 'removeProvider' | 'loadTrial' | 'signInOptions';

const settings = {
  name: 'Tern staff',
  issuer: 'https://id.tern.example',
  clientId: 'website',
  scopes: 'openid profile email',
  groupsClaim: 'groups',
  groups: [{ group: 'web-team', roles: [role.editors] }],
  createsUsers: true,
  linksUsers: false,
  isActive: false,
  refusesPasswords: false,
};
const stored = { ...settings, _id: provider.staff, hasSecret: true, revision: 1, updatedAt: at('22:10') };
const active = { ...stored, isActive: true, revision: 2, updatedAt: at('22:14') };

export const providerExamples: Pick<ExamplesOf<typeof identity>, Providers> = {
  saveProvider: [
    {
      title: 'A provider that is not offered yet',
      at: '22:10',
      as: 'ana',
      in: { provider: { ...settings, secret: 'a secret that is never shown' } },
      out: stored,
    },
    {
      title: 'An address that others on the way could read',
      at: '22:12',
      as: 'ana',
      in: { provider: { ...settings, name: 'Old', issuer: 'http://id.tern.example' } },
      refused: refusedWith(identityRefusals.providerNotSecure()),
    },
    {
      title: 'After it was tried: people can sign in with it',
      at: '22:14',
      as: 'ana',
      in: { provider: { ...settings, _id: provider.staff, revision: 1, isActive: true } },
      out: active,
    },
  ],
  listProviders: [{ title: 'By name', at: '22:11', as: 'ana', in: {}, out: { providers: [stored] } }],
  loadTrial: [
    {
      title: 'While the sign-in is not finished',
      at: '22:13',
      as: 'ana',
      in: { trial: 'the-first-trial' },
      out: { result: null },
    },
  ],
  signInOptions: [
    {
      title: 'What the dialog for signing in offers',
      at: '22:15',
      in: {},
      out: { providers: [{ _id: provider.staff, name: 'Tern staff' }], passwords: true },
    },
  ],
  removeProvider: [
    {
      title: 'The company has changed to another one',
      at: '22:16',
      as: 'ana',
      in: { _id: provider.staff },
      out: { _id: provider.staff },
    },
  ],
};
