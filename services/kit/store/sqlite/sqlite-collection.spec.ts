import { DuplicateKey } from '../store.ts';
import { toStoreError } from './sqlite-collection.ts';

const error = (code: string) => Object.assign(new Error('the words of SQLite'), { code });

test.each(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])('%s is a duplicate', (code) => {
  expect(toStoreError(error(code), 'rows')).toBeInstanceOf(DuplicateKey);
});

test.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
])('%s is an unavailable store', (code) => {
  expect(toStoreError(error(code), 'rows')).toMatchObject({ name: 'Problem', code: 'unavailable' });
});

test('any other error is a fault', () => {
  const fault = error('SQLITE_ERROR');
  expect(toStoreError(fault, 'rows')).toBe(fault);
  expect(toStoreError('text', 'rows')).toBe('text');
});
