import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import config from '../../.dependency-cruiser.mjs';
import { areas } from './folders.mjs';
import {
  type ImportGraph,
  readImportGraph,
  cyclesInLists,
  forbiddenImports,
  schemasInBrowsers,
  unusedArrows,
} from './imports.ts';

let graph: ImportGraph;

beforeAll(async () => {
  graph = await readImportGraph(resolve(import.meta.dirname, '../..'));
});

type Tree = Record<string, string>;

/** Rules with source trees that break them. */
const forbidden: [rule: string, ...broken: Tree[]][] = [
  ['proto imports nothing of the project', { 'proto/pages.ts': "import { slugOf } from '../services/pages/slug.ts';" }],
  [
    'no file imports itself through others',
    {
      'proto/edit.ts': "export { apply } from './edit/apply.ts';\nexport const Path = 1;",
      'proto/edit/apply.ts': "import { Path } from '../edit.ts';\nexport const apply = () => Path;",
    },
  ],
  ['proto uses zod only', { 'proto/pages.ts': "import { Injectable } from '@nestjs/common';" }],
  [
    'the kit imports contracts only',
    { 'services/kit/clock.ts': "import { pagesService } from '../pages/pages.module.ts';" },
  ],
  [
    'the S3 client is loaded only for a bucket',
    { 'services/kit/files/open-files.ts': "import { S3Client } from '@aws-sdk/client-s3';" },
  ],
  [
    'a service imports contracts and the kit',
    { 'services/search/index-page.ts': "import type { Slug } from '../pages/slug.ts';" },
    { 'services/pages/slug.ts': "import { render } from '../../web/src/render.ts';" },
  ],
  ['main.ts hosts what is listed', { 'services/main.ts': "import { pages } from './pages/pages.module.ts';" }],
  [
    'service-loaders.ts lists services',
    { 'services/service-loaders.ts': "import { createBff } from '../bff/create-bff.ts';" },
  ],
  [
    'the BFF stores nothing',
    { 'bff/visit/load.ts': "import { openStores } from '../../services/kit/store/open-stores.ts';" },
    { 'bff/visit/load.ts': "import { slugOf } from '../../services/pages/slug.ts';" },
    { 'bff/render/site.ts': "import { Site } from '../../web/src/visit/Site.tsx';" },
  ],
  [
    'the BFF imports types of the site only',
    { 'bff/render/site.ts': "import { render } from '../../web/src/server-entry.ts';" },
  ],
  [
    'the site runs in a browser',
    { 'web/src/visit/Page.tsx': "import { log } from '../../../services/kit/log/log.ts';" },
  ],
  [
    'visitors load no editor',
    { 'web/src/visit/Page.tsx': "import { Menu } from '../edit/Menu.tsx';" },
    { 'web/src/blocks/Text/Text.tsx': "export { actions } from '../../edit/core/actions.ts';" },
    { 'web/src/fields/field.ts': "import '../edit/edit.css';" },
    { 'web/src/blocks/Text/Text.tsx': "import { TagsInput } from '../../fields/tags/TagsInput.tsx';" },
  ],
  [
    'visitors load no contracts',
    { 'web/src/visit/Page.tsx': "import { Page } from '../../../proto/entities/page.ts';" },
  ],
  [
    'declarations of fields load no views',
    { 'web/src/blocks/Quote/Quote.fields.ts': "import { Quote } from './Quote.tsx';" },
    { 'web/src/blocks/Quote/Quote.fields.ts': "import './Quote.css';" },
  ],
  [
    'declarations of fields load no packages',
    { 'web/src/blocks/Quote/Quote.fields.ts': "import { memo } from 'react';" },
  ],
  [
    'only actions write the state of the editor',
    { 'web/src/edit/menu/Menu.tsx': "import { writableState } from '../core/writable-state.ts';" },
    { 'web/src/edit/core/state.ts': "export { writableState } from './writable-state.ts';" },
    { 'web/src/edit/core/reactions.ts': "export { writableState } from './writable-state.ts';" },
  ],
  ['bff/caching imports no other folder', { 'bff/caching/cache-key.ts': "import '../visit/load.ts';" }],
  ['each folder of bff is listed', { 'bff/extras/extra.ts': "import '../visit/load.ts';" }],
];

test.each(forbidden.flatMap(([rule, ...broken]) => broken.map((tree) => [rule, JSON.stringify(tree), tree] as const)))(
  '%s, unlike in %s',
  async (rule, _, tree) => {
    // Each call checks the safety of all regular expressions of its rules.
    const rules = config.forbidden.filter(({ name }) => name === rule);
    expect(forbiddenImports(await graphOf(tree, rules))[0]).toContain(rule);
  },
);

test('each rule has an example that breaks it', () => {
  const names = config.forbidden.map(({ name }) => name!);
  const ofFolders = (name: string) => Object.keys(areas).some((area) => name.includes(area));
  expect(names.filter((name) => !ofFolders(name))).toEqual(
    forbidden.map(([rule]) => rule).filter((rule) => !ofFolders(rule)),
  );
});

test('no import is forbidden in this tree', () => {
  expect(forbiddenImports(graph)).toEqual([]);
});

test('types and lazy imports are free for visitors, and tests for all', async () => {
  const tree = {
    'web/src/visit/Page.tsx': "import type { Page } from '../../../proto/entities/page.ts';",
    'web/src/visit/Sign.tsx': "import { type State, type Mode } from '../edit/state.ts';",
    'web/src/visit/Edit.tsx': "export const load = () => import('../edit/edit.ts');",
    'bff/visit/load.spec.ts': "import { slugOf } from '../../services/pages/slug.ts';",
  };
  expect(forbiddenImports(await graphOf(tree))).toEqual([]);
});

test('no chunk of the site loads zod', async () => {
  const broken: Tree[] = [
    { 'web/src/edit/check.ts': "import { z } from 'zod';" },
    {
      'web/src/edit/check.ts': "import { apply } from '../../../proto/edit/apply.ts';",
      'proto/edit/apply.ts': "import { Path } from '../edit.ts';",
      'proto/edit.ts': "import { z } from 'zod';",
    },
  ];
  expect(schemasInBrowsers(graph)).toEqual([]);
  for (const tree of broken) expect(schemasInBrowsers(await graphOf(tree))).not.toEqual([]);
});

test('folders import only folders that are listed below them', () => {
  expect(cyclesInLists(areas)).toEqual([]);
  expect(cyclesInLists({ bff: { visit: ['session'], session: ['visit'] } })).toHaveLength(1);
  expect(cyclesInLists({ bff: { visit: ['sesion'], session: [] } })).toHaveLength(1);
});

test('folders import all folders that their list names', async () => {
  expect(unusedArrows(graph, areas)).toEqual([]);
  const tree = await graphOf({ 'bff/visit/load.ts': "import '../session/context.ts';" });
  const lists = { bff: { visit: ['session', 'caching'], session: [], caching: [] } };
  expect(unusedArrows(tree, lists)).toEqual(['bff/visit does not import caching']);
});

test('the rules see the tree', () => {
  for (const path of ['proto/index.ts', 'services/services.ts', 'bff/main.ts', 'web/src/blocks/index.ts'])
    expect(graph.modules.has(path)).toBe(true);
});

/** Writes the files, and empty files for their imports. */
async function graphOf(tree: Tree, rules = config.forbidden): Promise<ImportGraph> {
  const root = await mkdtemp(join(tmpdir(), 'imports-'));
  try {
    const imported = Object.entries(tree).flatMap(([path, text]) =>
      [...text.matchAll(/'(\.[^']*)'/g)].map(([, target]) => [join(dirname(path), target!), 'export {};'] as const),
    );
    for (const [path, text] of [...imported, ...Object.entries(tree)]) {
      await mkdir(join(root, dirname(path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return await readImportGraph(root, await readdir(root), rules);
  } finally {
    await rm(root, { recursive: true });
  }
}
