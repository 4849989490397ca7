import { z } from 'zod';
import { Preferences } from '../entities/preferences.ts';
import { Session, UserView } from '../entities/user.ts';
import { Email, Id } from '../values.ts';
import { NewPassword, Username } from './inputs.ts';

const CurrentPassword = z
  .string()
  .min(1, 'Please enter your current password')
  .max(200)
  .describe('Current password, which confirms the change.');

export const accountCalls = {
  changeAccount: {
    summary: 'Changes the username or email address of the signed-in user.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: z
      .object({
        username: Username.optional().describe('New username.'),
        email: Email.optional().describe('New email address.'),
        password: CurrentPassword,
      })
      .refine(({ username, email }) => username !== undefined || email !== undefined, {
        message: 'Please provide a new username or a new email address',
      }),
    out: UserView,
    refuses: ['too-many'],
    http: 'POST /user/changeAccount',
  },
  changePassword: {
    summary: 'Changes the password of the signed-in user, and ends their other sessions.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: z.object({ password: CurrentPassword, newPassword: NewPassword }),
    out: z.object({ message: z.string() }),
    refuses: ['conflict', 'too-many'],
    http: 'POST /user/changePassword',
  },
  savePreferences: {
    summary: 'Saves preferences of the signed-in user. Absent ones are unchanged.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: Preferences.partial(),
    out: Preferences,
    http: 'POST /user/savePreferences',
  },
  listSessions: {
    summary: 'Lists the open sessions of the signed-in user, or of another user.',
    kind: 'query',
    who: 'account',
    needsSession: true,
    in: z.object({
      userId: Id.optional().describe(
        'Id of another user, which needs the capability `people`; the own sessions when absent.',
      ),
    }),
    out: z.object({ sessions: z.array(Session) }),
    http: 'GET /user/sessions',
  },
  revokeOtherSessions: {
    summary: 'Ends every session of the signed-in user except the current one, or all sessions of another user.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: z.object({ userId: Id.optional().describe('Id of another user, which needs the capability `people`.') }),
    out: z.object({ sessions: z.array(Session).describe('The sessions that are still open.') }),
    http: 'POST /user/revokeOtherSessions',
  },
  revokeSession: {
    summary: 'Ends one session of the signed-in user, or of another user.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: z.object({ _id: Id.describe('Id of the session; those of other users need the capability `people`.') }),
    out: z.object({ _id: Id }),
    http: 'POST /user/revokeSession',
  },
} as const;
