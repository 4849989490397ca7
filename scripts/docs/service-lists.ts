import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { rebuildable } from '../rebuild/rebuildable.ts';
import { services } from '../../services/services.ts';
import { table } from './markdown.ts';

const root = process.cwd();
const names = services.map(({ contract: { name } }) => name);
const sorted = [...names].sort();

export async function readmeWithServices(): Promise<string> {
  const path = resolve(root, 'README.md');
  const rows = names.map((name) => [`[${name}](services/${name})`, descriptionOf(name)]);
  const readme = readFileSync(path, 'utf8').replace(/^\| service .*?(?=\n\n)/ms, table(['service', 'owns'], rows));
  return format(readme, { ...(await resolveConfig(path)), parser: 'markdown' });
}

export async function contributingWithRebuilds(): Promise<string> {
  const path = resolve(root, 'CONTRIBUTING.md');
  const names = rebuildable.map(({ rebuilds }) => `\`${rebuilds}\``).join(', ');
  const row = `| \`npm run rebuild -- search\` | rebuilds read models: ${names}, or \`all\` |`;
  const page = readFileSync(path, 'utf8').replace(/^\| `npm run rebuild -- .*$/m, () => row);
  return format(page, { ...(await resolveConfig(path)), parser: 'markdown' });
}

const descriptionOf = (service: string): string =>
  JSON.parse(readFileSync(resolve(root, 'services', service, 'package.json'), 'utf8')).description;

/** The projects that commands such as `nest generate controller --project pages` find. */
export async function nestCliWithServices(): Promise<string> {
  const path = resolve(root, 'nest-cli.json');
  const { projects, ...settings } = JSON.parse(readFileSync(path, 'utf8'));
  const library = (name: string) => {
    const folder = `services/${name}`;
    return [name, { type: 'library', root: folder, sourceRoot: folder, entryFile: `${name}.module` }];
  };
  const { services: host, bff } = projects;
  const listed = { ...settings, projects: { services: host, bff, ...Object.fromEntries(sorted.map(library)) } };
  return format(JSON.stringify(listed, null, 2), { ...(await resolveConfig(path)), parser: 'json' });
}

const SILENT = 'absent(site_outbox_oldest_age_seconds{site_service="*"})';
const HEALTHY = `\n      - { series: 'site_outbox_oldest_age_seconds{site_service="*"}', values: '0x600' }`;

export const alertsWithServices = () => fillList('deploy/observability/alerts.yaml', SILENT, '\n          or ');

export const alertTestsWithServices = () => fillList('deploy/observability/alerts.test.yaml', HEALTHY);

/** Adds a section for each service that has none. A section can be changed by hand, for example to add settings. */
export function composeWithServices(): string {
  const file = 'deploy/compose.yaml';
  const compose = readFileSync(resolve(root, file), 'utf8');
  const added = sorted.filter((name) => !compose.includes(`\n  ${name}:\n`)).map(toSection);
  const withSections = compose.replace('  # Adds the demo content', (next) => added.join('') + next);
  return ['\n      *: { condition: service_healthy }', '\n      - keys-*:/keys/*', '\n  keys-*:'].reduce(
    (text, entry) => fill(text, entry),
    withSections,
  );
}

const toSection = (name: string): string => `  ${name}:
    <<: *service
    command: [${name}]
    environment: *service-environment
    volumes: ['keys-${name}:/keys:ro']

`;

const fillList = (file: string, entry: string, separator?: string): string =>
  fill(readFileSync(resolve(root, file), 'utf8'), entry, separator);

/** Replaces a list of services by one that contains all of them. `*` represents the name of a service. */
function fill(text: string, entry: string, separator = ''): string {
  const entries = sorted.map((name) => entry.replaceAll('*', name));
  const listed = entries.filter((one) => text.includes(one));
  const start = Math.min(...listed.map((one) => text.indexOf(one)));
  const end = Math.max(...listed.map((one) => text.indexOf(one) + one.length));
  return text.slice(0, start) + entries.join(separator) + text.slice(end);
}
