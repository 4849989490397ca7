import { MongoError, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { Problem } from '../../../../proto/errors.ts';
import { DuplicateKey } from '../store.ts';

const DUPLICATE = 11000;
/** Labels that the driver puts on what may succeed when it is tried again: no primary, a shutdown, a lost connection. */
const PASSING = [
  'RetryableWriteError',
  'RetryableError',
  'SystemOverloadedError',
  'ResetPool',
  'InterruptInUseConnections',
];

/** What an error of the driver means to the caller of a collection. */
export function told(error: unknown, collection: string): unknown {
  if (error instanceof MongoServerError && error.code === DUPLICATE) {
    return new DuplicateKey(collection, `${collection} already holds such a document: ${error.message}`);
  }
  if (isPassing(error))
    return new Problem('unavailable', `The store of ${collection} does not answer: ${error.message}`);
  return error;
}

function isPassing(error: unknown): error is MongoError {
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (!(error instanceof MongoError)) return false;
  return (
    /Timeout|PoolCleared|PoolClosed|NotConnected|TopologyClosed|WriteConcern/.test(error.name) ||
    PASSING.some((label) => error.hasErrorLabel(label))
  );
}
