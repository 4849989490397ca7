import { z } from 'zod';
import { commandNeeding, defineContract } from './contract.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls } from './document-history.ts';
import { UserView } from './entities/user.ts';
import { AuditEntry } from './entities/audit.ts';
import { Preferences } from './entities/preferences.ts';
import { accountCalls } from './identity/account-calls.ts';
import { apiTokenCalls } from './identity/api-token-calls.ts';
import { auditCalls } from './identity/audit-calls.ts';
import { handOffCalls } from './identity/hand-off-calls.ts';
import { NewPassword } from './identity/inputs.ts';
import { providerCalls } from './identity/provider-calls.ts';
import { roleCalls } from './identity/role-calls.ts';
import { secondFactorCalls, SignInAnswer } from './identity/second-factor-calls.ts';
import { userCalls } from './identity/user-calls.ts';
import { Email, Id } from './values.ts';

const Message = z.object({ message: z.string() });

export const identity = defineContract(
  'identity',
  {
    login: {
      summary:
        'Signs in with a username or email address and a password, and sets the session cookie unless a second factor is needed.',
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
      out: SignInAnswer,
      http: 'POST /user/login',
    },
    loginOfProgram: {
      summary: 'Opens a session of the root user for a program on the server, which has no second factor.',
      kind: 'command',
      who: 'anyone',
      refuses: ['unauthenticated', 'too-many'],
      in: z.object({ username: z.string().max(200), password: z.string().max(200) }),
      out: z.object({ token: z.string() }),
    },
    me: {
      summary: 'Returns the signed-in user with their preferences, or null.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({
        user: UserView.nullable(),
        preferences: Preferences.optional().describe('Absent without a session.'),
      }),
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
        'Exchanges a session token or an API token for a short-lived signed access token that every service can verify by itself.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ token: z.string().min(1).max(4000) }),
      out: z.object({
        user: UserView,
        preferences: Preferences,
        accessToken: z.string(),
        expiresIn: z.number().int(),
        /** Domain that the session has switched to; null for the domain of the host. */
        domainId: Id.nullable(),
      }),
    },
    renewAccess: {
      summary:
        'Exchanges an access token that has expired within the last day for a new one with the rights of this moment, if its session is open. A service uses it for work that continues after the request.',
      kind: 'query',
      who: 'anyone',
      forServices: true,
      in: z.object({ accessToken: z.string().min(1).max(100_000) }),
      out: z.object({ user: UserView, accessToken: z.string() }),
    },
    reportRefusedUpload: {
      summary: 'Adds to the audit log that the BFF has refused an upload of the signed-in user.',
      kind: 'command',
      who: 'account',
      in: z.object({
        call: z.string().max(120),
        outcome: z.enum(['forbidden', 'second-factor', 'invalid', 'too-large', 'too-many']),
      }),
      out: z.object({}),
    },
    workOn: {
      summary: 'Sets the domain that the current session works on instead of the domain of its host.',
      ...commandNeeding('domains'),
      in: z.object({ domainId: Id.nullable() }),
      out: z.object({}),
    },
    forgotPassword: {
      summary: 'Mails a link for choosing a new password. The response is the same for unknown addresses.',
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
        password: NewPassword,
        token: z
          .string()
          .min(1, 'This link carries no token: open it from the letter again')
          .max(200)
          .describe('Token of the link.'),
      }),
      out: Message,
      http: 'POST /user/setPassword',
    },
    ...userCalls,
    ...roleCalls,
    ...accountCalls,
    ...apiTokenCalls,
    ...auditCalls,
    ...providerCalls,
    ...handOffCalls,
    ...secondFactorCalls,
    ...archiveCalls(),
    ...historyCalls('people', ['user', 'role'], { one: 'a user or a role', many: 'roles' }, 'people'),
  },
  {
    changed: z
      .object({ userId: Id, sessionId: Id.nullable() })
      .describe('A session has ended or works on another domain, or the rights or preferences of a user have changed.'),
    acted: AuditEntry.describe('A user has called a command, or has tried to sign in. Every service publishes it.'),
  },
);
