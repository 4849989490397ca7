import { z } from 'zod';
import { defineContract } from './contract.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls } from './document-history.ts';
import { MAX_ROLES, Role, Session, UserRow, UserView } from './entities/user.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from './password.ts';
import { Email, Id, QueryNumber } from './values.ts';

const Username = z
  .string()
  .trim()
  .min(3, 'A username has at least 3 characters')
  .max(200, 'A username has at most 200 characters');
const Message = z.object({ message: z.string() });
const paging = {
  page: QueryNumber.int().min(1).default(1).describe('Page of the results, from 1.'),
  perPage: QueryNumber.int().min(1).max(100).default(100).describe('Results on a page, 1 to 100.'),
};

export const identity = defineContract(
  'identity',
  {
    login: {
      summary: 'Signs in with a username or email address and a password, and sets the session cookie.',
      kind: 'command',
      who: 'anyone',
      refuses: ['unauthenticated', 'too-many'],
      in: z.object({
        username: z
          .string()
          .trim()
          .min(3, 'Please enter at least 3 characters')
          .max(200)
          .describe('Username or email address, in any case.'),
        password: z.string().min(3, 'Please enter at least 3 characters').max(200).describe('Password of the user.'),
        agent: z
          .string()
          .max(400)
          .default('')
          .describe('Name of the browser, shown in the list of sessions; filled in by the server.'),
        device: z
          .string()
          .max(4000)
          .default('')
          .describe('Token of an earlier session on this device; the server reads it from a cookie.'),
      }),
      out: z.object({ token: z.string(), statusCode: z.number().int() }),
      http: 'POST /user/login',
    },
    me: {
      summary: 'Returns the signed-in user, or null.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({ user: UserView.nullable() }),
      http: 'POST /user/me',
    },
    logout: {
      summary: 'Ends the current session and clears its cookie.',
      kind: 'command',
      who: 'anyone',
      in: z.object({
        token: z.string().max(4000).default('').describe('Session token; the server reads it from the cookie.'),
      }),
      out: Message,
      http: 'POST /user/logout',
    },
    openSession: {
      summary:
        'Exchanges a session token for a short-lived signed access token that every service can verify by itself.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ token: z.string().min(1).max(4000) }),
      out: z.object({
        user: UserView,
        accessToken: z.string(),
        /** Lifetime of the access token in seconds. */
        expiresIn: z.number().int(),
        /** The domain that the session has switched to; null for the domain of the host. */
        domainId: Id.nullable(),
      }),
    },
    workOn: {
      summary: 'Sets the domain that the current session works on instead of the domain of its host.',
      kind: 'command',
      who: 'user',
      needs: 'domains',
      in: z.object({ domainId: Id.nullable() }),
      out: z.object({}),
    },
    forgotPassword: {
      summary: 'Mails a link for choosing a new password, and answers the same for unknown addresses.',
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many'],
      in: z.object({ email: Email.describe('Email address of the account.') }),
      out: Message,
      http: 'POST /user/forgotPassword',
    },
    setPassword: {
      summary: 'Sets a password with the token of an invitation or a reset link.',
      kind: 'command',
      who: 'anyone',
      refuses: ['conflict', 'too-many'],
      in: z.object({
        email: Email.describe('Email address of the account.'),
        password: z
          .string()
          .min(MIN_PASSWORD, `Please choose at least ${MIN_PASSWORD} characters`)
          .max(MAX_PASSWORD, `Please choose at most ${MAX_PASSWORD} characters`)
          .describe(
            'The new password, which is neither a common one nor made of the username, the email address or the hostname.',
          ),
        token: z
          .string()
          .min(1, 'This link carries no token: open it from the letter again')
          .max(200)
          .describe('Token of the link.'),
      }),
      out: Message,
      http: 'POST /user/setPassword',
    },
    listUsers: {
      summary: 'Lists users, one page of results at a time.',
      kind: 'query',
      who: 'user',
      needs: 'people',
      in: z.object(paging),
      out: z.object({ users: z.array(UserRow), total: z.number().int() }),
      http: 'GET /user/list',
    },
    inviteUser: {
      summary: 'Creates a user, mails an invitation link and returns it.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({
        newUser: z.object({ username: Username, email: Email }).describe('Username and email address of the new user.'),
      }),
      /** Valid once and for 24 hours. */
      out: z.object({ link: z.string() }),
      http: 'POST /user/create',
    },
    reinviteUser: {
      summary: 'Mails a new invitation link to a user, and returns it.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id.describe('Id of the user.') }),
      out: z.object({ link: z.string() }),
      http: 'POST /user/reverify',
    },
    deactivateUser: {
      summary: "Deactivates a user and ends all of the user's sessions.",
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id.describe('Id of the user.') }),
      out: UserRow,
      http: 'POST /user/deactivate',
    },
    reactivateUser: {
      summary: 'Lets a deactivated user sign in again.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id.describe('Id of the user.') }),
      out: UserRow,
      http: 'POST /user/reactivate',
    },
    resetUserPassword: {
      summary: "Removes a user's password, ends all of the user's sessions and mails a link for a new password.",
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id.describe('Id of the user.') }),
      /** Can be used once, within one hour. */
      out: z.object({ link: z.string() }),
      http: 'POST /user/resetPassword',
    },
    changeAccount: {
      summary: 'Changes the username or email address of the signed-in user.',
      kind: 'command',
      who: 'account',
      in: z
        .object({
          username: Username.optional().describe('New username.'),
          email: Email.optional().describe('New email address.'),
          password: z
            .string()
            .min(1, 'Please enter your current password')
            .max(200)
            .describe('Current password, which confirms the change.'),
        })
        .refine(({ username, email }) => username !== undefined || email !== undefined, {
          message: 'Please provide a new username or a new email address',
        }),
      out: UserView,
      refuses: ['too-many'],
      http: 'POST /user/changeAccount',
    },
    listRoles: {
      summary: 'Lists roles, one page of results at a time.',
      kind: 'query',
      who: 'user',
      in: z.object(paging),
      out: z.object({ roles: z.array(Role), total: z.number().int() }),
      http: 'GET /roles/list',
    },
    saveRole: {
      summary: 'Creates a role, or changes its name and grants.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ role: Role.partial({ _id: true }).describe('The role. Without `_id` it is created.') }),
      out: Role,
      http: 'POST /roles/save',
    },
    deleteRole: {
      summary: 'Deletes a role that no user, page or region uses.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ _id: Id.describe('Id of the role.') }),
      out: z.object({ _id: Id }),
      http: 'POST /roles/delete',
    },
    applyRolesToUser: {
      summary: 'Sets the roles of a user.',
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({
        selectedUser: z
          .looseObject({ _id: Id, revision: z.number().int().optional() })
          .describe('The user; with `revision`, a user who has changed since is refused.'),
        roles: z.array(Id).max(MAX_ROLES).describe('Ids of all roles that the user has afterwards.'),
      }),
      out: UserRow,
      http: 'POST /roles/applyToUser',
    },
    ...archiveCalls(),
    ...historyCalls('people', ['user', 'role'], { one: 'a user or a role', many: 'roles' }, 'people'),
    listSessions: {
      summary: 'Lists the open sessions of the signed-in user, or of another user.',
      kind: 'query',
      who: 'account',
      in: z.object({
        userId: Id.optional().describe(
          'Id of another user, which needs the capability `people`; the own sessions when absent.',
        ),
      }),
      out: z.object({ sessions: z.array(Session) }),
      http: 'GET /user/sessions',
    },
    revokeSession: {
      summary: 'Ends one session of the signed-in user, or of another user.',
      kind: 'command',
      who: 'account',
      in: z.object({ _id: Id.describe('Id of the session; those of other users need the capability `people`.') }),
      out: z.object({ _id: Id }),
      http: 'POST /user/revokeSession',
    },
  },
  {
    changed: z
      .object({ userId: Id, sessionId: Id.nullable() })
      .describe('A session has ended or works on another domain, or the rights of a user have changed.'),
  },
);
