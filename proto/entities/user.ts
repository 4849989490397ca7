import { z } from 'zod';
import { capabilities, pageCapabilities, regionalCapabilities, withholdingReasons } from '../permissions.ts';
import { Id, pageTypes, Instant } from '../values.ts';

const MAX_GRANT_REGIONS = 100;
export const MAX_GRANTS = 50;

export const Grant = z
  .object({
    capability: z.enum(capabilities),
    regionIds: z.array(Id).min(1).max(MAX_GRANT_REGIONS).optional(),
    pageTypes: z.array(z.enum(pageTypes)).min(1).max(pageTypes.length).optional(),
  })
  .refine(({ capability, regionIds }) => !regionIds || regionalCapabilities.includes(capability), {
    message:
      'Only capabilities for pages, navigation, footer, sub navigations, regions and leads can be limited to regions.',
    path: ['regionIds'],
  })
  .refine(({ capability, pageTypes: types }) => !types || pageCapabilities.includes(capability), {
    message: 'Only capabilities for pages can be limited to page types.',
    path: ['pageTypes'],
  });

export const MAX_ROLES = 100;

export const WithheldRights = z.object({
  roles: z.array(Id),
  admin: z.boolean(),
  grants: z.array(Grant),
  exempt: z
    .array(Grant)
    .optional()
    .describe('Of the same rights, what roles without the demand give, such as in one region.'),
});
export const SeenBy = z.object({ _id: Id, username: z.string() });

export const UserView = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  roles: z.array(Id),
  admin: z.boolean(),
  grants: z
    .array(Grant)
    .describe('The union of the grants of all roles; empty for administrators, who may do everything.'),
  secondFactor: z
    .enum(withholdingReasons)
    .optional()
    .describe(
      'Why rights of the user are withheld: no second factor is set up, or its confirmation is older than 12 hours.',
    ),
  withheld: WithheldRights.optional().describe('The rights that the user has again after a confirmation.'),
  seenBy: SeenBy.optional().describe('The administrator who looks at the site as this user, and can change nothing.'),
});

export const UserRow = UserView.extend({
  verified: z.boolean().describe('True if the user has chosen a password, or has signed in with a provider.'),
  deactivated: z.boolean().describe('True if the user cannot sign in and has no sessions.'),
  mailProblem: z.string().optional().describe('Why the invitation was not mailed; absent if it was.'),
  lastSignInAt: Instant.optional().describe('Absent if the user has never signed in.'),
  createdAt: Instant,
  updatedAt: Instant,
  revision: z.number().int().optional().describe('Sent with a change, an outdated revision is refused.'),
});
export type UserRow = z.infer<typeof UserRow>;

export const Role = z.object({
  _id: Id,
  name: z.string().trim().min(1, 'A role needs a name.').max(100, 'The name of a role has at most 100 characters.'),
  admin: z.boolean().default(false),
  grants: z
    .array(Grant)
    .max(MAX_GRANTS)
    .optional()
    .describe('Absent on a new role: every capability except `people`. Absent on a change: unchanged.'),
  secondFactor: z
    .boolean()
    .optional()
    .describe('True if the rights of the role need a second factor. Absent on a change: unchanged.'),
  revision: z.number().int().optional().describe('Sent with a change, an outdated revision is refused.'),
  createdAt: Instant.optional(),
  updatedAt: Instant.optional(),
});
export type Role = z.infer<typeof Role>;

export const RoleRow = Role.extend({
  holders: z
    .number()
    .int()
    .optional()
    .describe('Number of users with the role; absent without the capability `people`.'),
});
export type RoleRow = z.infer<typeof RoleRow>;

export const Session = z.object({
  _id: Id,
  createdAt: Instant,
  lastSeen: Instant,
  expiresAt: Instant,
  agent: z.string().describe('Name of the browser at sign-in.'),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const ApiToken = z.object({
  _id: Id,
  name: z.string(),
  owner: z.object({ _id: Id, username: z.string() }),
  grants: z.array(Grant).describe('What the token allows, as far as its owner has these rights.'),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Instant.optional().describe('Accurate to five minutes; absent if the token was never used.'),
});
export type ApiToken = z.infer<typeof ApiToken>;
