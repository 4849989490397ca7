import { toLocalPath } from './local-path.ts';

test.each([
  ['/about', '/about'],
  ['/about?a=1', '/about?a=1'],
  ['/a/../b#c', '/b'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/x\r\nset-cookie: a=b', '/xset-cookie:%20a=b'],
  ['', '/'],
  [['/a'], '/'],
  [undefined, '/'],
])('%j becomes %j', (address, path) => {
  expect(toLocalPath(address)).toBe(path);
});
