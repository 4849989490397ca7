import { sortDatabases } from './copy-site.ts';

test('databases are copied before those that they refer to', () => {
  const names = ['identity.db', 'leads.db', 'media.db', 'pages.db', 'site-config.db'];
  expect(sortDatabases(names)).toEqual(['pages.db', 'site-config.db', 'identity.db', 'leads.db', 'media.db']);
});
