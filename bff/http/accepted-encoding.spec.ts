import { acceptedEncodings } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, deflate', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity', ['identity']],
  [undefined, ['identity']],
])('a client that sends %s accepts %j', (accept, encodings) => {
  expect(acceptedEncodings(accept)).toEqual(encodings);
});
