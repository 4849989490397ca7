import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean; link?: boolean }>;
};
const [, commands] = /AS inventory\n[^]*?\nRUN ([^]*?[^\\])\n\n/.exec(readFileSync('deploy/Dockerfile', 'utf8'))!;

function list(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  try {
    const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
    for (const file of [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...workspaces.map((path) => `${path}/package.json`),
    ])
      cpSync(file, join(folder, 'website', file));
    execFileSync('sh', ['-e', '-c', commands!], { cwd: join(folder, 'website'), stdio: 'pipe' });
    return readFileSync(join(folder, 'website/sbom.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the list in the images has every package of production with its licence, and is the same in each build', () => {
  const text = list();
  const { components } = JSON.parse(text) as { components: { 'bom-ref': string; licenses?: object[] }[] };
  const listed = new Set(components.map((component) => component['bom-ref'].split('|')[0]!));
  const used = Object.entries(lock.packages).flatMap(([path, { version, dev, devOptional, link }]) =>
    path.includes('node_modules/') && !dev && !devOptional && !link
      ? [`${path.split('node_modules/').at(-1)}@${version}`]
      : [],
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !listed.has(name))).toEqual([]);
  expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  expect(list()).toBe(text);
});
