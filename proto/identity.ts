import { z } from 'zod';
import { service } from './contract.ts';
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
  /** 1-based. */
  page: QueryNumber.int().min(1).default(1),
  perPage: QueryNumber.int().min(1).max(100).default(100),
};

export const identity = service(
  'identity',
  {
    login: {
      kind: 'command',
      who: 'anyone',
      refuses: ['unauthenticated', 'too-many'],
      in: z.object({
        /** Username or email, in any case. */
        username: z.string().trim().min(3, 'Please enter at least 3 characters').max(200),
        password: z.string().min(3, 'Please enter at least 3 characters').max(200),
        agent: z.string().max(400).default(''),
        /** Token of an earlier session on this device; the BFF reads it from a cookie of its own. */
        device: z.string().max(4000).default(''),
      }),
      out: z.object({ token: z.string(), statusCode: z.number().int() }),
      http: 'POST /user/login',
    },
    me: {
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      /** Null for nobody. */
      out: z.object({ user: UserView.nullable() }),
      http: 'POST /user/me',
    },
    logout: {
      kind: 'command',
      who: 'anyone',
      in: z.object({ token: z.string().max(4000).default('') }),
      out: Message,
      http: 'POST /user/logout',
    },
    /** Trades the token of a session for a short-lived, signed access token that every service can check by itself. */
    openSession: {
      kind: 'query',
      who: 'anyone',
      in: z.object({ token: z.string().min(1).max(4000) }),
      out: z.object({
        user: UserView,
        accessToken: z.string(),
        /** Seconds that the access token stays good. */
        expiresIn: z.number().int(),
        /** The domain that the session works on instead of its host's own; null where it is that one. */
        domainId: Id.nullable(),
      }),
    },
    /** What the session that asks works on from now on, instead of its host's own domain; null: that one again. */
    workOn: {
      kind: 'command',
      who: 'user',
      needs: 'domains',
      in: z.object({ domainId: Id.nullable() }),
      out: z.object({}),
    },
    forgotPassword: {
      kind: 'command',
      who: 'anyone',
      refuses: ['too-many'],
      in: z.object({ email: Email }),
      /** The same answer whether the address is known or not. */
      out: Message,
      http: 'POST /user/forgotPassword',
    },
    /** The password has at least 12 characters, and is neither a common one nor made of the username, the email or the host name. */
    setPassword: {
      kind: 'command',
      who: 'anyone',
      refuses: ['conflict', 'too-many'],
      in: z.object({
        email: Email,
        password: z
          .string()
          .min(MIN_PASSWORD, `Please choose at least ${MIN_PASSWORD} characters`)
          .max(MAX_PASSWORD, `Please choose at most ${MAX_PASSWORD} characters`),
        token: z.string().min(1, 'This link carries no token: open it from the letter again').max(200),
      }),
      out: Message,
      http: 'POST /user/setPassword',
    },
    listUsers: {
      kind: 'query',
      who: 'user',
      needs: 'people',
      in: z.object(paging),
      out: z.object({ users: z.array(UserRow), total: z.number().int() }),
      http: 'GET /user/list',
    },
    inviteUser: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ newUser: z.object({ username: Username, email: Email }) }),
      /** The link to hand on; it is good for 24 hours and once. */
      out: z.object({ link: z.string() }),
      http: 'POST /user/create',
    },
    reinviteUser: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id }),
      out: z.object({ link: z.string() }),
      http: 'POST /user/reverify',
    },
    /** Ends the user's sessions at once; until reactivated, the user is treated like one that does not exist. */
    deactivateUser: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id }),
      out: UserRow,
      http: 'POST /user/deactivate',
    },
    reactivateUser: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id }),
      out: UserRow,
      http: 'POST /user/reactivate',
    },
    /** Removes the user's password, ends all sessions and mails a link for a new password. */
    resetUserPassword: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ userId: Id }),
      /** The link in the mail; it works for one hour and once. */
      out: z.object({ link: z.string() }),
      http: 'POST /user/resetPassword',
    },
    /** Changes the caller's own username or email. */
    changeAccount: {
      kind: 'command',
      who: 'account',
      in: z
        .object({
          username: Username.optional(),
          email: Email.optional(),
          /** The current password, which confirms the change. */
          password: z.string().min(1, 'Please enter your current password').max(200),
        })
        .refine(({ username, email }) => username !== undefined || email !== undefined, {
          message: 'Please provide a new username or a new email address',
        }),
      out: UserView,
      refuses: ['too-many'],
      http: 'POST /user/changeAccount',
    },
    listRoles: {
      kind: 'query',
      who: 'user',
      in: z.object(paging),
      out: z.object({ roles: z.array(Role), total: z.number().int() }),
      http: 'GET /roles/list',
    },
    saveRole: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ role: Role.partial({ _id: true }) }),
      out: Role,
      http: 'POST /roles/save',
    },
    deleteRole: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({ _id: Id }),
      out: z.object({ _id: Id }),
      http: 'POST /roles/delete',
    },
    applyRolesToUser: {
      kind: 'command',
      who: 'user',
      needs: 'people',
      in: z.object({
        selectedUser: z.looseObject({ _id: Id, revision: z.number().int().optional() }),
        roles: z.array(Id).max(MAX_ROLES),
      }),
      out: UserRow,
      http: 'POST /roles/applyToUser',
    },
    ...historyCalls('people', ['user', 'role'], 'people'),
    listSessions: {
      kind: 'query',
      who: 'account',
      /** Without an id, the caller's own sessions; those of other users need the capability `people`. */
      in: z.object({ userId: Id.optional() }),
      out: z.object({ sessions: z.array(Session) }),
      http: 'GET /user/sessions',
    },
    /** Ends one of the caller's own sessions, or with the capability `people` one of another user. */
    revokeSession: {
      kind: 'command',
      who: 'account',
      in: z.object({ _id: Id }),
      out: z.object({ _id: Id }),
      http: 'POST /user/revokeSession',
    },
  },
  {
    /** Whoever keeps an opened session drops it: of one session, or of everything the user has open. */
    changed: z.object({ userId: Id, sessionId: Id.nullable() }),
  },
);
