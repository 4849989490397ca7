import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { services } from '../../services/services.ts';
import { table } from './markdown.ts';

const root = process.cwd();

export async function readmeWithServices(): Promise<string> {
  const path = resolve(root, 'README.md');
  const rows = services.map(({ contract: { name } }) => [`[${name}](services/${name})`, descriptionOf(name)]);
  const readme = readFileSync(path, 'utf8').replace(/^\| service .*?(?=\n\n)/ms, table(['service', 'owns'], rows));
  return format(readme, { ...(await resolveConfig(path)), parser: 'markdown' });
}

const descriptionOf = (service: string): string =>
  JSON.parse(readFileSync(resolve(root, 'services', service, 'package.json'), 'utf8')).description;
