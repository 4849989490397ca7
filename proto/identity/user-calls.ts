import { z } from 'zod';
import { commandNeeding } from '../contract.ts';
import { MAX_ROLES, UserRow, UserView } from '../entities/user.ts';
import { userStatuses } from '../user-status.ts';
import { Email, Id, QueryBoolean, QueryList } from '../values.ts';
import { MAX_PEOPLE } from '../limits.ts';
import { paging, Username } from './inputs.ts';

const UserId = z.object({ userId: Id.describe('Id of the user.') });
const Link = z.object({
  link: z.string(),
  mailProblem: z
    .string()
    .optional()
    .describe('Why the link was not mailed; absent if the mail server has accepted the mail.'),
});

export const userCalls = {
  listUsers: {
    summary: 'Lists users, one page of results at a time.',
    kind: 'query',
    who: 'user',
    needs: 'people',
    in: z.object({
      ...paging,
      search: z.string().trim().max(200).optional().describe('Part of the username or email address, in any case.'),
      status: z.enum(userStatuses).optional().describe('Only users with this status.'),
      roleId: Id.optional().describe('Only users with this role.'),
    }),
    out: z.object({ users: z.array(UserRow), total: z.number().int() }),
    http: 'GET /user/list',
  },
  listPeople: {
    summary: 'Lists active users with a role by name, who can be responsible for pages.',
    kind: 'query',
    who: 'account',
    in: z.object({
      search: z.string().trim().max(200).default('').describe('Part of the username, in any case.'),
      ids: QueryList.pipe(z.array(Id).max(MAX_PEOPLE))
        .optional()
        .describe(`Only these users, at most ${MAX_PEOPLE}; deactivated ones are included.`),
      managers: QueryBoolean.optional().describe(
        'Only people with the right to manage users and roles. Users without a role see no others.',
      ),
    }),
    out: z.object({
      people: z
        .array(z.object({ _id: Id, username: z.string(), isActive: z.boolean() }))
        .describe(`In alphabetical order, at most ${MAX_PEOPLE}.`),
    }),
    http: 'GET /user/people',
  },
  loadPerson: {
    summary: 'Returns an active user with a role, or null.',
    kind: 'query',
    who: 'user',
    in: z.object({ userId: Id }),
    out: z.object({ person: UserView.nullable() }),
  },
  inviteUser: {
    summary: 'Creates a user, mails an invitation link and returns it.',
    ...commandNeeding('people'),
    refuses: ['conflict'],
    in: z.object({
      newUser: z
        .object({
          username: Username,
          email: Email,
          roles: z.array(Id).max(MAX_ROLES).default([]).describe('Ids of the roles that the user has from the start.'),
        })
        .describe('Username and email address of the new user.'),
    }),
    /** The link can be used once within 24 hours. */
    out: Link.extend({ user: UserRow }),
    http: 'POST /user/create',
  },
  reinviteUser: {
    summary: 'Mails a new invitation link to a user, and returns it.',
    ...commandNeeding('people'),
    in: UserId,
    out: Link,
    http: 'POST /user/reverify',
  },
  deactivateUser: {
    summary: "Deactivates a user and ends all of the user's sessions.",
    ...commandNeeding('people'),
    in: UserId,
    out: UserRow,
    http: 'POST /user/deactivate',
  },
  reactivateUser: {
    summary: 'Lets a deactivated user sign in again.',
    ...commandNeeding('people'),
    in: UserId,
    out: UserRow,
    http: 'POST /user/reactivate',
  },
  resetUserPassword: {
    summary: "Removes a user's password, ends all of the user's sessions and mails a link for a new password.",
    ...commandNeeding('people'),
    in: UserId,
    /** The link can be used once within one hour. */
    out: Link,
    http: 'POST /user/resetPassword',
  },
  seeAs: {
    summary: 'Returns a token with which an administrator looks at the site as a user, for at most an hour.',
    kind: 'command',
    who: 'admin',
    needsSession: true,
    in: UserId,
    out: z.object({
      token: z.string().describe('Sent as a bearer token instead of the session. Every command is refused with it.'),
    }),
    http: 'POST /user/seeAs',
  },
  applyRolesToUser: {
    summary: 'Sets the roles of a user.',
    ...commandNeeding('people'),
    in: z.object({
      selectedUser: z
        .looseObject({ _id: Id, revision: z.number().int().optional() })
        .describe('The user; with `revision`, a user who has changed since is refused.'),
      roles: z.array(Id).max(MAX_ROLES).describe('Ids of all roles that the user has afterwards.'),
    }),
    out: UserRow,
    http: 'POST /roles/applyToUser',
  },
} as const;
