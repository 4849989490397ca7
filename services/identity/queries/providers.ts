import type { SignInTrial } from '../../../proto/entities/provider.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { OneUse } from '../one-use.ts';
import { nameTrial, TRIAL } from '../provider-ticket.ts';
import { listActive, PROVIDERS, toProviderView } from '../provider.ts';

export const listProviders = handle(
  identity.calls.listProviders,
  { rows: PROVIDERS },
  async (_, _caller, { rows }) => ({
    providers: (await rows.find({}, { sort: { name: 'asc' } })).map(toProviderView),
  }),
);

export const signInOptions = handle(identity.calls.signInOptions, { rows: PROVIDERS }, async (_, _caller, { rows }) => {
  const active = await listActive(rows);
  return {
    providers: active.map(({ _id, name }) => ({ _id, name })),
    passwords: !active.some(({ refusesPasswords }) => refusesPasswords),
  };
});

export const loadTrial = handle(
  identity.calls.loadTrial,
  { oneUse: OneUse },
  async ({ trial }, caller, { oneUse }) => ({
    result: await oneUse.read<SignInTrial>(TRIAL, nameTrial(trial, toAuthor(caller)._id)),
  }),
);
