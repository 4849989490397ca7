import type { DocumentAction } from '../../proto/document-actions.ts';
import type { SignInTrial } from '../../proto/entities/provider.ts';
import { identity } from '../../proto/identity.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { auditDocument } from '../kit/audit/audit-scope.ts';
import { CLOCK } from '../kit/clock.ts';
import { handle } from '../kit/contract/handle.ts';
import { insertNew } from '../kit/store/store.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import { OneUse } from './one-use.ts';
import { nameTrial, TRIAL } from './provider-ticket.ts';
import {
  decideSaveProvider,
  listActive,
  providerChanged,
  ProviderRows,
  type StoredProvider,
  toProviderView,
} from './provider.ts';
import { RoleDocs } from './role.ts';
import { Sealer } from './sealer.ts';
import { SessionRepository } from './session-repository.ts';
import { assignableRoles } from './user.ts';

export const listProviders = handle(
  identity.calls.listProviders,
  { rows: ProviderRows },
  async (_, _caller, { rows }) => ({
    providers: (await rows.find({}, { sort: { name: 'asc' } })).map(toProviderView),
  }),
);

export const signInOptions = handle(
  identity.calls.signInOptions,
  { rows: ProviderRows },
  async (_, _caller, { rows }) => {
    const active = await listActive(rows);
    return {
      providers: active.map(({ _id, name }) => ({ _id, name })),
      passwords: !active.some(({ refusesPasswords }) => refusesPasswords),
    };
  },
);

export const loadTrial = handle(
  identity.calls.loadTrial,
  { oneUse: OneUse },
  async ({ trial }, caller, { oneUse }) => ({
    result: await oneUse.read<SignInTrial>(TRIAL, nameTrial(trial, toAuthor(caller)._id)),
  }),
);

const dependencies = { rows: ProviderRows, roles: RoleDocs, sessions: SessionRepository, sealer: Sealer, clock: CLOCK };

export const saveProvider = handle(
  identity.calls.saveProvider,
  dependencies,
  async ({ provider: { secret, _id, ...settings } }, _caller, { rows, roles, sessions, sealer, clock }) => {
    const id = _id ?? clock.id();
    const before = await rows.get(id);
    const named = [...new Set(settings.groups.flatMap((group) => group.roles))];
    const existing = await roles.draft.find({ _id: { in: named } });
    assignableRoles(named, existing);
    const sealed = secret === undefined || secret === '' ? secret : sealer.seal(secret);
    const facts = { isNew: _id === undefined, count: await rows.count({}), now: clock.now() };
    const after = decideSaveProvider(before, { ...settings, _id: id }, sealed, facts);
    const isStored = before ? await rows.replace(after, { revision: before.revision }) : await insertNew(rows, after);
    if (!isStored) throw providerChanged(after, before?.revision ?? 0);
    if (before?.isActive && !after.isActive) await sessions.endOfProvider(id);
    audit(after, before ? 'change' : 'create');
    return toProviderView(after);
  },
);

export const removeProvider = handle(
  identity.calls.removeProvider,
  dependencies,
  async ({ _id }, _caller, { rows, sessions }) => {
    const provider = await rows.get(_id);
    if (!provider || !(await rows.delete(_id))) throw identityRefusals.noProvider({ id: _id });
    await sessions.endOfProvider(_id);
    audit(provider, 'remove');
    return { _id };
  },
);

const audit = ({ _id, name, revision }: StoredProvider, action: DocumentAction): void =>
  auditDocument({ kind: 'provider', _id, name, action, before: revision - 1, after: revision });
