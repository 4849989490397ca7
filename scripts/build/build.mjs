import { cpSync, rmSync, writeFileSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { at, root } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';
import { exitWithError, print } from '../machine/print.mjs';
import { digestOfSources, stampFile } from './sources.mjs';

const node = process.execPath;
export const tsc = [at('node_modules/typescript7/bin/tsc'), '-p', at('tsconfig.build.json'), '--outDir', at('dist')];
export const vite = [
  at('node_modules/vite/bin/vite.js'),
  'build',
  '--config',
  at('web/vite.config.ts'),
  '--logLevel',
  'error',
];
export const forProduction = { cwd: root, env: { NODE_ENV: 'production' } };

export async function build() {
  const startedAt = Date.now();
  const digest = digestOfSources();
  rmSync(at('dist'), { recursive: true, force: true });
  const steps = await Promise.all([
    run(node, tsc, { cwd: root }),
    run(node, vite, forProduction),
    run(node, [...vite, '--ssr'], forProduction),
  ]);
  if (steps.some((code) => code !== 0)) return false;
  linkPackages();
  cpSync(at('scripts/demo/content'), at('dist/scripts/demo/content'), { recursive: true });
  const { precompress } = await import(at('dist/bff/assets/compressed.js'));
  await precompress(at('dist/site/client'));
  writeFileSync(stampFile, digest);
  print(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return true;
}

/** Runs in a separate process, so that the memory for reading all sources is released before the site runs. */
export const buildWhenChanged = async () => (await run(node, [at('scripts/build/build-when-changed.mjs')])) === 0;

export async function requireBuild() {
  if (!(await buildWhenChanged())) exitWithError('The build failed; see the output above.');
}

/** Links packages that npm has installed inside a workspace, because the root has another version, into the built folder. */
function linkPackages() {
  for (const workspace of ['bff', ...readdirSync(at('services')).map((name) => `services/${name}`)]) {
    const packages = at(workspace, 'node_modules');
    const link = at('dist', workspace, 'node_modules');
    if (!existsSync(packages) || !existsSync(dirname(link)) || existsSync(link)) continue;
    symlinkSync(relative(dirname(link), packages), link);
  }
}
