import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';
import { DuplicateKey } from '../store.ts';

const DUPLICATE = 11000;
const PASSING = [
  'RetryableWriteError',
  'RetryableError',
  'SystemOverloadedError',
  'ResetPool',
  'InterruptInUseConnections',
];

const PASSING_CODES = new Set<unknown>([10107, 13435, 189, 11600, 11602, 91, 43, 50]);
const TOO_LARGE = new Set<unknown>([10334, 17419, 17420]);

export function toStoreError(error: unknown, collection: string): unknown {
  if (isDuplicate(error))
    return new DuplicateKey(collection, `${collection} already holds such a document: ${error.message}`);
  if (error instanceof MongoServerError && TOO_LARGE.has(error.code)) return storeRefusals.documentTooLarge();
  if (isTransient(error)) return storeRefusals.unavailable({ collection, reason: error.message });
  return error;
}

export const isDuplicate = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === DUPLICATE;

export function isTransient(error: unknown): error is MongoError {
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (!(error instanceof MongoError)) return false;
  return (
    /Timeout|PoolCleared|PoolClosed|NotConnected|TopologyClosed|WriteConcern/.test(error.name) ||
    PASSING_CODES.has(error.code) ||
    PASSING.some((label) => error.hasErrorLabel(label))
  );
}
