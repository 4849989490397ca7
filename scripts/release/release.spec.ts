import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from './release.mjs';

let root: string;
let printed: string[];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, content: string | object) =>
  writeFileSync(join(root, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
const version = (path: string) => (JSON.parse(read(path)) as { version: string }).version;

const run = (kind?: string, isDryRun = false) =>
  release({
    root,
    kind,
    isDryRun,
    day: '2026-11-23',
    writeSnapshot: async (of: string, path?: string) => {
      if (path) writeFileSync(path, JSON.stringify({ version: of }));
    },
    print: (line: string) => printed.push(line),
  });

beforeEach(() => {
  printed = [];
  root = mkdtempSync(join(tmpdir(), 'release-'));
  for (const folder of ['proto/released', 'services/pages', 'services/folder-without-package'])
    mkdirSync(join(root, folder), { recursive: true });
  write('package.json', { name: 'site', version: '1.2.3', workspaces: ['proto', 'services/*'] });
  for (const folder of ['proto', 'services/pages']) write(`${folder}/package.json`, { version: '1.2.3' });
  write('package-lock.json', {
    version: '1.2.3',
    packages: {
      '': { version: '1.2.3' },
      proto: { version: '1.2.3' },
      'node_modules/zod': { version: '4.6.7' },
      'services/pages/node_modules/a': { version: '1.0.0' },
    },
  });
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## Unreleased\n\n- [web] A change.\n- [edit] Another.\n\n## 1.2.3 (2026-10-01)\n\n- Earlier.\n',
  );
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  git('add', '.');
  git('commit', '--quiet', '--message', 'web: change');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release sets the version everywhere, dates the changelog and stores the contracts, in one commit with a tag', async () => {
  expect(await run('minor')).toBe('1.3.0');
  expect(
    [
      'package.json',
      'proto/package.json',
      'services/pages/package.json',
      'proto/released/version.json',
      'proto/released/contracts.json',
    ].map(version),
  ).toEqual(Array(5).fill('1.3.0'));
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  expect(Object.values(packages).map((entry) => entry.version)).toEqual(['1.3.0', '1.3.0', '4.6.7', '1.0.0']);
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.3.0 (2026-11-23)\n\n- [web] A change.\n- [edit] Another.\n\n## 1.2.3 (2026-10-01)\n\n- Earlier.\n',
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('release: 1.3.0');
  expect(git('rev-list', '-1', 'v1.3.0')).toBe(git('rev-parse', 'HEAD'));
  expect(git('tag', '--list', '--format=%(contents)', 'v1.3.0')).toBe('1.3.0\n\n- [web] A change.\n- [edit] Another.');
});

test.each([
  ['patch', '1.2.4'],
  ['minor', '1.3.0'],
  ['major', '2.0.0'],
])('%s makes 1.2.3 to %s; a dry run shows it and changes nothing', async (kind, expected) => {
  const before = git('rev-parse', 'HEAD');
  expect(await run(kind, true)).toBe(expected);
  expect(printed.join('\n')).toContain(`1.2.3 → ${expected}\n\n- [web] A change.`);
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')]).toEqual(['', before, '']);
});

describe('a release is refused, and changes nothing,', () => {
  test.each<[string, string | undefined, () => void, RegExp]>([
    ['without its kind', undefined, () => undefined, /patch\|minor\|major/],
    ['of another kind', 'huge', () => undefined, /patch\|minor\|major/],
    [
      'on another branch',
      'patch',
      () => git('switch', '--quiet', '--create', 'work'),
      /made on main, and this is work/,
    ],
    ['with uncommitted changes', 'patch', () => write('notes.txt', 'x'), /Commit or remove the changes/],
    ['that exists', 'patch', () => git('tag', 'v1.2.4'), /tag v1\.2\.4 exists/],
    [
      'without changes',
      'patch',
      () => {
        write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.2.3 (2026-10-01)\n\n- Earlier.\n');
        git('commit', '--quiet', '--all', '--message', 'empty');
      },
      /nothing to release/,
    ],
  ])('%s', async (_, kind, prepare, message) => {
    prepare();
    const before = git('rev-parse', 'HEAD');
    await expect(run(kind)).rejects.toThrow(message);
    expect([git('rev-parse', 'HEAD'), version('package.json')]).toEqual([before, '1.2.3']);
  });
});
