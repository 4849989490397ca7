import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { MAX_ROLES } from './user.ts';

export const MAX_PROVIDERS = 20;
const MAX_GROUPS = 200;

const GroupRoles = z.object({
  group: z.string().trim().min(1, 'Enter the name of the group.').max(200),
  roles: z.array(Id).min(1, 'Choose a role for the group.').max(MAX_ROLES),
});

export const ProviderSettings = z.object({
  name: z.string().trim().min(1, 'A provider needs a name.').max(60),
  issuer: z
    .url({ protocol: /^https?$/, message: 'Enter the address of the provider, which begins with https.' })
    .max(500)
    .describe('Issuer of OpenID Connect, from which the other addresses are discovered.'),
  clientId: z.string().trim().min(1, 'Enter the client id that the provider has given to this site.').max(300),
  scopes: z
    .string()
    .trim()
    .max(300)
    .regex(
      /^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/,
      'Scopes are words with spaces between them; the first one is openid.',
    )
    .default('openid profile email'),
  groupsClaim: z.string().trim().min(1).max(200).default('groups').describe('Claim with the groups of a person.'),
  groups: z.array(GroupRoles).max(MAX_GROUPS).default([]).describe('Roles that members of a group have.'),
  createsUsers: z.boolean().default(false).describe('Whether people without a user get one when they sign in.'),
  linksUsers: z
    .boolean()
    .default(false)
    .describe('Whether a person signs in as the existing user with the same verified email address.'),
  isActive: z.boolean().default(false).describe('Whether people can sign in with the provider.'),
  refusesPasswords: z
    .boolean()
    .default(false)
    .describe('Whether only the root user can sign in with a password while the provider is active.'),
});
export type ProviderSettings = z.infer<typeof ProviderSettings>;

export const Provider = ProviderSettings.extend({
  _id: Id,
  hasSecret: z.boolean().describe('Whether a client secret is stored. The secret itself is never returned.'),
  revision: z.number().int(),
  updatedAt: Instant,
});
export type Provider = z.infer<typeof Provider>;

export const SignInTrial = z.object({
  problem: z.string().optional().describe('Why the sign-in would be refused.'),
  claims: z.string().optional().describe('What the provider says about the person, as JSON.'),
  username: z.string().optional().describe('User that the person would sign in as.'),
  isNew: z.boolean().optional().describe('Whether this user would be created.'),
  roles: z.array(Id).optional().describe('Roles that the user would have.'),
});
export type SignInTrial = z.infer<typeof SignInTrial>;
