import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SNAPSHOT = 'proto/released/contracts.json';
const VERSION = 'proto/released/version.json';

export async function release({ root, kind, isDryRun, day, writeSnapshot, print }) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const current = JSON.parse(read('package.json')).version;
  const version = nextVersion(current, kind);

  requireReadyRepository(git, version);
  const { changelog, notes } = releaseNotes(read('CHANGELOG.md'), version, day);
  const manifests = ['package.json', ...workspaceFolders(root).map((folder) => `${folder}/package.json`)];
  const changed = {
    'CHANGELOG.md': changelog,
    'package-lock.json': setVersion(read('package-lock.json'), version),
    [VERSION]: `{ "version": "${version}" }\n`,
    ...Object.fromEntries(manifests.map((path) => [path, setVersion(read(path), version)])),
  };

  print(`${current} → ${version}\n\n${notes}\n`);
  // Without a path, this only checks that the contracts can be released.
  await writeSnapshot(version, isDryRun ? undefined : join(root, SNAPSHOT));
  if (isDryRun) {
    print(`Nothing was changed. A release changes ${[...Object.keys(changed), SNAPSHOT].join(', ')}.`);
    return version;
  }
  for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text);
  git('add', '--', ...Object.keys(changed), SNAPSHOT);
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `${version}\n\n${notes}`, '--cleanup=verbatim');
  print(`Made the commit "release: ${version}" and the tag v${version}.`);
  return version;
}

function requireReadyRepository(git, version) {
  const branch = git('branch', '--show-current');
  if (branch !== 'main') throw new Error(`A release is made on main, and this is ${branch || 'a detached commit'}.`);
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove the changes of the working tree first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists already.`);
}

const UNRELEASED = '## Unreleased';

function releaseNotes(text, version, day) {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const from = start + UNRELEASED.length;
  const next = text.indexOf('\n## ', from);
  const end = next < 0 ? text.length : next;
  const notes = text.slice(from, end).trim();
  if (!notes) throw new Error('CHANGELOG.md has nothing under "Unreleased", so there is nothing to release.');
  const rest = text.slice(end).trim();
  const sections = [`${UNRELEASED}`, `## ${version} (${day})`, notes, ...(rest ? [rest] : [])];
  return { notes, changelog: `${text.slice(0, start)}${sections.join('\n\n')}\n` };
}

const KINDS = ['major', 'minor', 'patch'];

function nextVersion(current, kind) {
  const index = KINDS.indexOf(kind);
  if (index < 0) throw new Error('Name the kind of the release: npm run release -- patch|minor|major [--dry-run]');
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(current)?.slice(1).map(Number);
  if (!numbers) throw new Error(`The version ${current} in package.json is not of the form 1.2.3.`);
  return numbers.map((number, position) => (position < index ? number : position === index ? number + 1 : 0)).join('.');
}

/** @type {(root: string) => string[]} */
export const workspaceFolders = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
        : [pattern],
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Sets the version in a package.json, or in a package-lock.json including its workspaces. */
function setVersion(text, version) {
  const content = JSON.parse(text);
  content.version = version;
  for (const [folder, entry] of Object.entries(content.packages ?? {}))
    if (!folder.includes('node_modules') && entry.version) entry.version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}
