import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../services/services.ts';
import { type ServerName, processesOf } from './processes.ts';

const signs: [sign: RegExp, server: ServerName][] = [
  [/\bsearchUrl\b/, 'search'],
  [/\bopenMail\b/, 'mail'],
  [/\b(provideFiles|openFiles)\b/, 'files'],
  [/(?<![.\w])fetch\(|'node:https'/, 'internet'],
];
const processes = processesOf(services);
const folders = [...new Set(processes.map(({ user }) => user))].map((name) => ({
  folder: name === 'bff' ? 'bff' : `services/${name}`,
  servers: processes.flatMap(({ user, servers }) => (user === name ? servers : [])),
}));

const isProductCode = (path: string) =>
  path.endsWith('.ts') && !/(^|\/)(test|testing|bench|node_modules)\/|\.(spec|bench|features)\.ts$/.test(path);

test.each(folders)('$folder connects to the servers that it declares', ({ folder, servers }) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isProductCode);
  const code = paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  for (const [sign, server] of signs) expect([server, servers.includes(server)]).toEqual([server, sign.test(code)]);
});

test('only services have a store', () => {
  const without = folders.filter(({ servers }) => !servers.includes('store')).map(({ folder }) => folder);
  expect(without).toEqual(['bff']);
});
