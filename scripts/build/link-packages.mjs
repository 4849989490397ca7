import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { at } from '../machine/root.mjs';

/** Links packages that npm has installed inside a workspace, because the root has another version, into the built folder. */
export function linkPackages() {
  for (const workspace of ['bff', ...readdirSync(at('services')).map((name) => `services/${name}`)]) {
    const packages = at(workspace, 'node_modules');
    const link = at('dist', workspace, 'node_modules');
    if (!existsSync(packages) || !existsSync(dirname(link)) || existsSync(link)) continue;
    symlinkSync(relative(dirname(link), packages), link);
  }
}
