import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseNotes } from './changelog.mjs';
import { nextVersion, setVersion, workspaceFolders } from './versions.mjs';

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
