import { MAX_PROVIDERS, type Provider, type ProviderSettings } from '../../proto/entities/provider.ts';
import { documentRefusals } from '../../proto/refusals/documents.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { collection, type Document } from '../kit/store/store.ts';

export interface StoredProvider extends Document, ProviderSettings {
  /** Sealed; empty for a client without a secret. */
  secret: string;
  revision: number;
  updatedAt: string;
}

/** This collection is not archived, because another installation has other keys and another address at the provider. */
export abstract class ProviderRows extends collection<StoredProvider>({ name: 'providers' }) {}

export function decideSaveProvider(
  before: StoredProvider | null,
  { _id, revision, ...settings }: ProviderSettings & { _id: string; revision?: number },
  secret: string | undefined,
  { isNew, count, now }: { isNew: boolean; count: number; now: Date },
): StoredProvider {
  if (!before && !isNew) throw identityRefusals.noProvider({ id: _id });
  if (!before && count >= MAX_PROVIDERS) throw identityRefusals.tooManyProviders({ max: MAX_PROVIDERS });
  if (before && revision !== undefined && revision !== before.revision) throw providerChanged(before, revision);
  if (!isSecureAddress(settings.issuer)) throw identityRefusals.providerNotSecure();
  return {
    _id,
    ...settings,
    secret: secret ?? before?.secret ?? '',
    revision: (before?.revision ?? 0) + 1,
    updatedAt: now.toISOString(),
  };
}

export const providerChanged = ({ name, revision }: StoredProvider, started: number) =>
  documentRefusals.changed({ started, name, revision }, { revision });

/** Allows http only on this machine, where specs run a provider. */
export const isSecureAddress = (address: string): boolean =>
  new URL(address).protocol === 'https:' || isInsecure(address);

export function isInsecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && LOOPBACK.test(hostname);
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const toProviderView = ({ secret, ...provider }: StoredProvider): Provider => ({
  ...provider,
  hasSecret: secret !== '',
});

/** Returns whether only the root user may sign in without a provider. */
export const arePasswordsRefused = async (rows: Pick<ProviderRows, 'find'>): Promise<boolean> =>
  (await listActive(rows)).some(({ refusesPasswords }) => refusesPasswords);

export async function listActive(rows: Pick<ProviderRows, 'find'>): Promise<StoredProvider[]> {
  const all = await rows.find({}, { sort: { name: 'asc' } });
  return all.filter(({ isActive }) => isActive);
}
