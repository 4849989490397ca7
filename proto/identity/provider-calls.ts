import { z } from 'zod';
import { MAX_PROVIDERS, Provider, ProviderSettings, SignInTrial } from '../entities/provider.ts';
import { Id } from '../values.ts';

const ProviderId = Id.describe('Id of the provider.');
const Start = {
  providerId: ProviderId,
  origin: z.url().max(300).describe('Origin of the site that the provider returns to.'),
  returnTo: z.string().max(2000).describe('Path that is shown afterwards.'),
};
const Started = z.object({
  url: z.string().describe('Address at the provider.'),
  ticket: z.string().describe('Secret that the browser keeps until it returns.'),
});
const Agent = z.string().max(400).default('').describe('Name of the browser, shown in the list of sessions.');

export const providerCalls = {
  listProviders: {
    summary: 'Lists the providers for single sign-on.',
    kind: 'query',
    who: 'admin',
    in: z.object({}),
    out: z.object({ providers: z.array(Provider).max(MAX_PROVIDERS) }),
    http: 'GET /providers/list',
  },
  saveProvider: {
    summary: 'Adds or changes a provider for single sign-on. The sessions of a provider that becomes inactive end.',
    kind: 'command',
    who: 'admin',
    in: z.object({
      provider: ProviderSettings.extend({
        _id: Id.optional().describe('Absent for a new provider.'),
        revision: z.number().int().optional().describe('An outdated revision is refused.'),
        secret: z.string().max(1000).optional().describe('Client secret; absent if it does not change.'),
      }).describe('The settings of the provider.'),
    }),
    out: Provider,
    http: 'POST /providers/save',
  },
  removeProvider: {
    summary: 'Removes a provider. Its users stay, and sign in in another way.',
    kind: 'command',
    who: 'admin',
    in: z.object({ _id: ProviderId }),
    out: z.object({ _id: Id }),
    http: 'POST /providers/remove',
  },
  loadTrial: {
    summary: 'Returns the result of a sign-in that was tried, or null while there is none.',
    kind: 'query',
    who: 'admin',
    in: z.object({ trial: z.string().min(1).max(100).describe('Name that the caller has given to the trial.') }),
    out: z.object({ result: SignInTrial.nullable() }),
    http: 'GET /providers/trial',
  },
  signInOptions: {
    summary: 'Names the active providers for single sign-on.',
    kind: 'query',
    who: 'anyone',
    in: z.object({}),
    out: z.object({
      providers: z.array(z.object({ _id: Id, name: z.string() })),
      passwords: z.boolean().describe('False if only the root user can sign in with a password.'),
    }),
    http: 'GET /providers/active',
  },
  startSignIn: {
    summary: 'Begins a sign-in with a provider.',
    kind: 'query',
    who: 'anyone',
    refuses: ['not-found', 'too-many', 'upstream'],
    in: z.object(Start),
    out: Started,
  },
  startTrial: {
    summary: 'Begins a sign-in that opens no session, with a provider that need not be active.',
    kind: 'query',
    who: 'admin',
    refuses: ['not-found', 'too-many', 'upstream'],
    in: z.object({ ...Start, trial: z.string().min(1).max(100) }),
    out: Started,
  },
  finishSignIn: {
    summary: 'Opens a session with the answer of a provider, or stores the result of a trial.',
    kind: 'command',
    who: 'anyone',
    refuses: ['unauthenticated', 'forbidden', 'not-found', 'conflict', 'too-many', 'upstream'],
    in: z.object({
      providerId: ProviderId,
      ticket: z.string().max(200),
      answer: z.string().max(8000).describe('Query of the address that the provider has returned to.'),
      agent: Agent,
    }),
    out: z.object({ token: z.string().nullable().describe('Null after a trial.'), returnTo: z.string() }),
  },
  endAtProvider: {
    summary: 'Ends sessions that the provider has ended (back-channel logout).',
    kind: 'command',
    who: 'anyone',
    refuses: ['not-found', 'too-many', 'upstream'],
    in: z.object({ providerId: ProviderId, logoutToken: z.string().min(1).max(8000) }),
    out: z.object({}),
  },
} as const;
