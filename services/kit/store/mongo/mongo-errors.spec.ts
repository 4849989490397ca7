import { MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { DuplicateKey } from '../store.ts';
import { toStoreError } from './mongo-errors.ts';

const answered = (code: number, codeName: string) => new MongoServerError({ message: codeName, code, codeName });
const unavailable = expect.objectContaining({ name: 'Problem', code: 'unavailable' });

test.each([
  [10107, 'NotWritablePrimary'],
  [13435, 'NotPrimaryNoSecondaryOk'],
  [189, 'PrimarySteppedDown'],
  [11600, 'InterruptedAtShutdown'],
  [11602, 'InterruptedDueToReplStateChange'],
  [91, 'ShutdownInProgress'],
  [43, 'CursorNotFound'],
  [50, 'MaxTimeMSExpired'],
])('error %d of the server, %s, is unavailable, whether the driver labels it or not', (code, codeName) => {
  expect(toStoreError(answered(code, codeName), 'rows')).toEqual(unavailable);
});

test('a write that no majority confirms in time is unavailable', () => {
  const writeConcernError = { code: 64, codeName: 'WriteConcernFailed', errmsg: 'waiting for replication timed out' };
  const error = new MongoWriteConcernError({ ok: 1, writeConcernError } as never);
  expect(toStoreError(error, 'rows')).toEqual(unavailable);
});

test('a lost connection is unavailable', () => {
  expect(toStoreError(new MongoNetworkError('connection closed'), 'rows')).toEqual(unavailable);
});

test.each([
  [10334, 'BSONObjectTooLarge'],
  [17419, 'Location17419'],
  [17420, 'Location17420'],
])('error %d of the server, %s, is too large', (code, codeName) => {
  expect(toStoreError(answered(code, codeName), 'rows')).toMatchObject({
    name: 'Problem',
    code: 'too-large',
    message: expect.stringMatching(/^[^_]*16 MB[^_]*$/),
  });
});

test('a duplicate names the collection; any other error is unchanged', () => {
  expect(toStoreError(answered(11000, 'DuplicateKey'), 'rows')).toBeInstanceOf(DuplicateKey);
  const other = answered(8000, 'AtlasError');
  expect(toStoreError(other, 'rows')).toBe(other);
});
