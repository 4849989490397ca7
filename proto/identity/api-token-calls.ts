import { z } from 'zod';
import { ApiToken, Grant, MAX_GRANTS } from '../entities/user.ts';
import { MAX_API_TOKEN_DAYS } from '../limits.ts';
import { Id, QueryBoolean } from '../values.ts';
import { paging } from './inputs.ts';

export const apiTokenCalls = {
  listApiTokens: {
    summary: 'Lists the API tokens of the signed-in user, or of all users, newest first.',
    kind: 'query',
    who: 'account',
    needsSession: true,
    in: z.object({
      ...paging,
      all: QueryBoolean.optional().describe('Tokens of all users, which needs the capability `people`.'),
    }),
    out: z.object({ apiTokens: z.array(ApiToken), total: z.number().int() }),
    http: 'GET /user/apiTokens',
  },
  createApiToken: {
    summary: 'Creates an API token, with which a script can act for the signed-in user.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    refuses: ['conflict'],
    in: z.object({
      name: z
        .string()
        .trim()
        .min(1, 'Please enter a name')
        .max(100, 'The name of an API token has at most 100 characters')
        .describe('What the token is for. The audit log shows it.'),
      grants: z
        .array(Grant)
        .min(1, 'Please choose one or more rights')
        .max(MAX_GRANTS)
        .describe('What the token allows; at most what the user may do.'),
      days: z.number().int().min(1).max(MAX_API_TOKEN_DAYS).describe('Days until the token expires.'),
    }),
    out: z.object({
      apiToken: ApiToken,
      secret: z.string().describe('The token itself, which is not stored and cannot be shown again.'),
    }),
    http: 'POST /user/createApiToken',
  },
  revokeApiToken: {
    summary: 'Revokes an API token of the signed-in user, or of another user.',
    kind: 'command',
    who: 'account',
    needsSession: true,
    in: z.object({ _id: Id.describe('Id of the token; those of other users need the capability `people`.') }),
    out: z.object({ _id: Id }),
    http: 'POST /user/revokeApiToken',
  },
} as const;
