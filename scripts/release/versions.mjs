import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['major', 'minor', 'patch'];

export function nextVersion(current, kind) {
  const index = KINDS.indexOf(kind);
  if (index < 0) throw new Error('Name the kind of the release: npm run release -- patch|minor|major [--dry-run]');
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(current)?.slice(1).map(Number);
  if (!numbers) throw new Error(`The version ${current} in package.json is not of the form 1.2.3.`);
  return numbers.map((number, position) => (position < index ? number : position === index ? number + 1 : 0)).join('.');
}

export const workspaceFolders = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
        : [pattern],
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Sets the version in a package.json, or in a package-lock.json including its workspaces. */
export function setVersion(text, version) {
  const content = JSON.parse(text);
  content.version = version;
  for (const [folder, entry] of Object.entries(content.packages ?? {}))
    if (!folder.includes('node_modules') && entry.version) entry.version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}
