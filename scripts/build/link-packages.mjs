import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { at } from '../machine/root.mjs';

/**
 * npm keeps a package inside a workspace when the root has another version of it. What is built from the workspace lies
 * elsewhere and would find the root's: so each built folder gets a link to the packages of its own.
 */
export function linkPackages() {
  for (const workspace of ['bff', ...readdirSync(at('services')).map((name) => `services/${name}`)]) {
    const packages = at(workspace, 'node_modules');
    const link = at('dist', workspace, 'node_modules');
    if (!existsSync(packages) || !existsSync(dirname(link)) || existsSync(link)) continue;
    symlinkSync(relative(dirname(link), packages), link);
  }
}
