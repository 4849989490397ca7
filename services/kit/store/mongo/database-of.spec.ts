import { parseDatabaseName } from './database-of.ts';

test.each([
  ['mongodb://localhost:27017/banksia', 'banksia'],
  ['mongodb://a:1,b:2,c:3/banksia?replicaSet=rs0', 'banksia'],
  ['mongodb+srv://user:p%40ss@cluster.example/my%20site', 'my site'],
  ['mongodb://localhost', 'site'],
  ['mongodb://localhost/', 'site'],
  ['mongodb://localhost/?directConnection=true', 'site'],
  ['mongodb://a:1,b:2/?replicaSet=rs0', 'site'],
])('the database of %s is %s', (url, name) => {
  expect(parseDatabaseName(url)).toBe(name);
});
