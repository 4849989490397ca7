import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { Grant, MAX_GRANTS } from './grant.ts';

/** How many roles there are at most: a list of all of them is sent when they are applied. */
export const MAX_ROLES = 100;

export const UserView = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  roles: z.array(Id),
  admin: z.boolean(),
  /** What the roles allow together; empty for an admin, who needs none. */
  grants: z.array(Grant),
});

export const UserRow = UserView.extend({
  /** Has chosen a password. */
  verified: z.boolean(),
  /** Cannot sign in, and has no sessions. */
  deactivated: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with a change, it is refused when somebody else was faster. */
  revision: z.number().int().optional(),
});

export const Role = z.object({
  _id: Id,
  name: z.string().trim().min(1, 'A role needs a name.').max(100, 'The name of a role has at most 100 characters.'),
  admin: z.boolean().default(false),
  /** Absent on a new role: all editing work, but no management of people. Absent on a change: as it was. */
  grants: z.array(Grant).max(MAX_GRANTS).optional(),
  /** Sent back with a change, it is refused when somebody else was faster. */
  revision: z.number().int().optional(),
  createdAt: Instant.optional(),
  updatedAt: Instant.optional(),
});
export type Role = z.infer<typeof Role>;

export const Session = z.object({
  _id: Id,
  createdAt: Instant,
  lastSeen: Instant,
  expiresAt: Instant,
  /** What the browser called itself when it signed in. */
  agent: z.string(),
  current: z.boolean(),
});
