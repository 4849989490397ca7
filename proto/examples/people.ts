import { defaultGrants } from '../permissions.ts';
import { at, role, user } from './names.ts';

const root = { _id: 'root', username: 'root', email: 'root@example.com', roles: ['root'], admin: true, grants: [] };
export const ana = {
  _id: user.ana,
  username: 'ana',
  email: 'ana@tern.example',
  roles: [role.admins],
  admin: true,
  grants: [],
};
export const mere = {
  _id: user.mere,
  username: 'mere',
  email: 'mere@tern.example',
  roles: [role.editors, role.nz],
  admin: false,
  grants: defaultGrants,
};

export const rootsRow = {
  ...root,
  verified: true,
  deactivated: false,
  lastSignInAt: at('08:01'),
  createdAt: at('08:00'),
  updatedAt: at('08:00'),
  revision: 1,
};
export const anasRow = {
  ...ana,
  verified: true,
  deactivated: false,
  lastSignInAt: at('09:02'),
  createdAt: at('09:00'),
  updatedAt: at('09:05'),
  revision: 2,
};
export const meresRow = {
  ...mere,
  verified: true,
  deactivated: false,
  createdAt: at('09:14'),
  updatedAt: at('09:19'),
  revision: 2,
};

export const invitedAna = {
  ...ana,
  roles: [],
  admin: false,
  verified: false,
  deactivated: false,
  createdAt: at('09:00'),
  updatedAt: at('09:00'),
  revision: 1,
};
export const invitedMere = {
  ...mere,
  roles: [],
  grants: [],
  verified: false,
  deactivated: false,
  createdAt: at('09:14'),
  updatedAt: at('09:14'),
  revision: 1,
};
