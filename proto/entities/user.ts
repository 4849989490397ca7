import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** How many roles there are at most: a list of all of them is sent when they are applied. */
export const MAX_ROLES = 100;

export const UserView = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  roles: z.array(Id),
  admin: z.boolean(),
});

export const UserRow = UserView.extend({
  /** Has chosen a password. */
  verified: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with a change, it is refused when somebody else was faster. */
  revision: z.number().int().optional(),
});

export const Role = z.object({
  _id: Id,
  name: z.string().trim().min(1, 'A role needs a name.').max(100, 'The name of a role has at most 100 characters.'),
  admin: z.boolean().default(false),
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
