import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseBffConfig } from '../../bff/bff-config.ts';
import { usersOfPeople } from '../../services/kit/bus/access/nats-user.ts';
import { services } from '../../services/services.ts';

interface ComposeService {
  image: string;
  build?: object;
  pull_policy?: string;
  command?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
}

const text = readFileSync('deploy/compose.yaml', 'utf8');
const composed = parse(text, { merge: true }).services as Record<string, ComposeService>;
const names = services.map(({ contract }) => contract.name);
const isOurs = ([, { image }]: [string, ComposeService]) => image.includes('IMAGE_PREFIX');
const ours = Object.entries(composed).filter(isOurs);
const others = Object.entries(composed).filter((entry) => !isOurs(entry));
const keysOf = ({ volumes = [] }: ComposeService) => volumes.filter((volume) => volume.startsWith('keys-'));

test.each(names)('%s runs separately, with only its own keys', (name) => {
  expect(composed[name]?.command).toEqual([name]);
  expect(keysOf(composed[name]!)).toEqual([`keys-${name}:/keys:ro`]);
});

const bffs = Object.values(composed).filter(({ image }) => image.includes('-bff:'));

test('the BFFs have the keys of the BFF alone', () => {
  expect(bffs.map(keysOf)).toEqual(bffs.map(() => ['keys-bff:/keys:ro']));
});

/** Values that variables have if they are not set. */
const defaultsOf = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')]),
  );

test('the public address admits search engines, and that of the editors, where pages are changed, does not', () => {
  const found = [
    ...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/^\{\$(\w+):.*\{\n\timport bffs (.*)$/gm),
  ].flatMap(([, address, upstreams]) =>
    upstreams!.split(' ').map((upstream) => {
      const { draft, disableRobots } = parseBffConfig(defaultsOf(composed[upstream.split(':')[0]!]!.environment!));
      return [address, draft, disableRobots];
    }),
  );
  expect(found).toEqual([
    ['SITE_ADDRESS', false, false],
    ['SITE_ADDRESS', false, false],
    ['EDIT_ADDRESS', true, false],
  ]);
  expect(found).toHaveLength(bffs.length);
});

test('the job that creates the keys writes those of every process', () => {
  const users = [...names, 'bff', 'tools', ...usersOfPeople, 'nats'];
  expect(keysOf(composed.keys!).sort()).toEqual(users.map((name) => `keys-${name}:/keys/${name}`).sort());
});

test('the keys of people are in the containers that people start, and in no other', () => {
  const started = Object.entries(composed).filter(
    ([name, service]) =>
      name !== 'keys' && keysOf(service).some((volume) => usersOfPeople.includes(volume.split(/[-:]/)[1]!)),
  );
  expect(started.map(([name, { profiles }]) => [name, profiles])).toEqual([
    ['dead-letters', ['tools']],
    ['nats-admin', ['tools']],
  ]);
});

test('the demo content is added when every service is ready', () => {
  const { seed } = parse(text, { merge: true }).services as Record<string, { depends_on: object }>;
  expect(Object.keys(seed!.depends_on).sort()).toEqual([...names].sort());
});

test.each(ours)('the container %s has a read-only file system and no capabilities', (_, { read_only, cap_drop }) => {
  expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
});

test('one service builds each of our images, which are pulled only if a registry has them', () => {
  expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['bff-1', 'keys']);
  expect(ours.filter(([, { pull_policy }]) => pull_policy !== '${PULL_POLICY:-never}')).toEqual([]);
});

test.each(others)('the image of %s has an exact version', (_, { image }) =>
  expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-alpine)?(@sha256:[0-9a-f]{64})?$/),
);

test('without the profile `site` only servers and their keys start', () => {
  const started = Object.keys(composed).filter((name) => (composed[name]!.profiles ?? []).length === 0);
  expect(started.sort()).toEqual(['files', 'keys', 'mail', 'mongodb', 'nats', 'telemetry', 'typesense']);
});

test('only the site is open to other machines', () => {
  const open = Object.entries(composed).filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.')));
  expect(open.map(([name]) => name)).toEqual(['site']);
});

test('every variable without a default is in example.env, empty', () => {
  const example = readFileSync('deploy/example.env', 'utf8');
  const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect(required.size).toBeGreaterThan(0);
  for (const name of required) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
});

test('every other variable of the file has a default', () => {
  expect([...text.matchAll(/\$\{(\w+)(?!\w|:[?-])/g)].map(([, name]) => name)).toEqual([]);
});
