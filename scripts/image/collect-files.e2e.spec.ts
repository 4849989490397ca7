import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Links the packages of production that npm installs in an image. */
function linkPackages(packages: string): void {
  for (const [path, { dev, devOptional, link }] of Object.entries(lock.packages)) {
    if (dev || devOptional || link || path.split('node_modules/').length !== 2 || !existsSync(path)) continue;
    mkdirSync(dirname(join(packages, path)), { recursive: true });
    symlinkSync(resolve(path), join(packages, path));
  }
}

test('an image gets every file of its programs and threads, which import packages of production only', () => {
  linkPackages(join(folder, 'packages'));
  const image = join(folder, 'app');
  execFileSync(process.execPath, ['scripts/image/collect-files.mjs', join(folder, 'packages'), image]);
  for (const file of ['services/main.js', 'bff/main.js', 'site', 'scripts/demo/content'])
    expect([file, existsSync(join(image, 'dist', file))]).toEqual([file, true]);
});

test('each file that the images copy exists', () => {
  const lines = readFileSync('deploy/Dockerfile', 'utf8').split('\n');
  const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from='));
  const sources = copied.flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources).toContain('LICENSE');
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
});
