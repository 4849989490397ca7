import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { declarations } from '../../proto/page-types/declarations.ts';
import type { BlockDeclaration } from '../../web/src/blocks/block.ts';
import type { TemplateDeclaration } from '../../web/src/templates/template.ts';
import { manifestOf } from './manifest-of.ts';
import { labelsSource } from './page-type-labels.ts';

const [, , path, labelsPath] = process.argv;
const sources = resolve(import.meta.dirname, '../../web/src');

const manifest = manifestOf(
  await declarationsIn<BlockDeclaration>('blocks'),
  await declarationsIn<TemplateDeclaration>('templates'),
);
writeFileSync(
  path!,
  await format(JSON.stringify(manifest), { ...(await resolveConfig('package.json')), parser: 'json' }),
);
writeFileSync(labelsPath!, await labelsSource(declarations));

async function declarationsIn<D>(folder: string): Promise<D[]> {
  const files = readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.fields.js'))
      .map((file) => import(pathToFileURL(join(sources, folder, file)).href) as Promise<Record<string, D>>),
  );
  return modules.flatMap((exported) => Object.values(exported));
}
