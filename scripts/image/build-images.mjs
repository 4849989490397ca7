import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { print } from '../machine/print.mjs';
import { at, root } from '../machine/root.mjs';
import { run } from '../machine/run.mjs';

export const targets = ['services', 'bff'];

export const imageName = (target, tag = process.env.IMAGE_TAG ?? 'dev') =>
  `${process.env.IMAGE_PREFIX ?? 'website'}-${target}:${tag}`;

/** The commit of a release also gets the version as a tag, unless IMAGE_TAG is set. */
const tagsOf = (version) =>
  !process.env.IMAGE_TAG && git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)
    ? [undefined, version]
    : [undefined];

/** The layers do not depend on the time of the build, so two builds of one commit have the same layers. */
export async function buildImages(engine) {
  const timestamp = process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct');
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const settings = { VERSION: version, REVISION: git('rev-parse', 'HEAD'), ...named('BASE'), ...named('RUNTIME') };
  for (const target of targets) {
    const args = [
      ...(engine === 'podman' ? podman(timestamp) : docker(timestamp)),
      ...Object.entries(settings).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      ...(process.env.IMAGE_BUILD_OPTIONS ?? '').split(' ').filter(Boolean),
      ...['--file', at('deploy/Dockerfile'), '--target', target],
      ...tagsOf(version).flatMap((tag) => ['--tag', imageName(target, tag)]),
      root,
    ];
    if ((await run(engine, args)) !== 0) return false;
  }
  return true;
}

export function describeImage(engine, name) {
  const [{ Size, Id, RootFS }] = JSON.parse(execFileSync(engine, ['image', 'inspect', name], { encoding: 'utf8' }));
  return { megabytes: Math.round(Size / 1e6), id: Id.replace('sha256:', ''), layers: RootFS.Layers };
}

export function printImages(engine) {
  for (const target of targets) {
    const { megabytes, id, layers } = describeImage(engine, imageName(target));
    print(`${imageName(target)}  ${megabytes} MB  ${id}`);
    for (const layer of layers) print(`  ${layer}`);
  }
}

// The OCI format does not support health checks.
const podman = (timestamp) => ['build', '--format', 'docker', '--timestamp', timestamp];
const docker = (timestamp) => [
  ...['buildx', 'build', '--build-arg', `SOURCE_DATE_EPOCH=${timestamp}`],
  ...['--output', 'type=docker,rewrite-timestamp=true'],
];

const named = (name) => (process.env[name] ? { [name]: process.env[name] } : {});
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
