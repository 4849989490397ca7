import type { Factor } from '../../proto/entities/second-factor.ts';
import { collection, type Document } from '../kit/store/store.ts';

interface Common extends Document {
  userId: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string;
  version: number;
}

/** The `_id` is a digest of the id of the credential, so that a passkey cannot be added twice. */
export interface StoredPasskey extends Common {
  kind: 'passkey';
  /** Host for which the passkey was made. It works on no other. */
  rpId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

export interface StoredApp extends Common {
  kind: 'app';
  /** Sealed. */
  secret: string;
  /** The step of time whose code was used last, so that no code is used twice. */
  lastStep: number;
}

export type StoredFactor = StoredPasskey | StoredApp;

/** The `_id` is that of the user. A used code is removed. */
export interface StoredRecoveryCodes extends Document {
  digests: string[];
  version: number;
}

/** Neither collection is archived, because another installation has other keys and other hosts. */
export abstract class FactorRows extends collection<StoredFactor>({
  name: 'factors',
  indexes: [{ fields: ['userId', 'createdAt', '_id'] }, { fields: ['kind'] }],
}) {}
export abstract class RecoveryCodeRows extends collection<StoredRecoveryCodes>({ name: 'recovery_codes' }) {}

export const isOfHost = (factor: StoredFactor, rpId: string): factor is StoredPasskey =>
  factor.kind === 'passkey' && factor.rpId === rpId;

export const toFactor = (factor: StoredFactor, rpId: string): Factor => {
  const { _id, kind, name, createdAt, lastUsedAt } = factor;
  const isOfThisHost = kind === 'app' || isOfHost(factor, rpId);
  return { _id, kind, name, isOfThisHost, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
};
