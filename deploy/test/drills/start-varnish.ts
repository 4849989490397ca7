import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../../scripts/machine/programs.mjs';
import { until } from '../../../services/kit/testing/until.ts';

const START_MS = 60_000;
const PACKAGES = ['varnish', 'libvarnishapi3', 'libjemalloc2'];
const run = promisify(execFile);

export interface Varnish {
  url: string;
  stop(): Promise<void>;
}

/** Starts Varnish with the configuration in `deploy/varnish`, or returns the reason why it cannot. */
export async function startVarnish(backendUrl: string, { port, token }: { port: number; token: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const installed = findProgram('varnishd');
  const root = installed ? null : await extractPackages(folder).catch((error: Error) => error);
  if (root instanceof Error) {
    await remove();
    return `Debian's package varnish cannot be downloaded: ${root.message}`;
  }
  const backend = new URL(backendUrl);
  const example = await readFile('deploy/varnish/default.vcl', 'utf8');
  const vcl = example.replace('"bff"', `"${backend.hostname}"`).replace('"3000"', `"${backend.port}"`);
  await writeFile(join(folder, 'default.vcl'), vcl);
  await mkdir(join(folder, 'work'));
  const libraries = root && join(root, 'usr/lib', (await readdir(join(root, 'usr/lib')))[0]!);
  const server = spawn(
    root ? join(root, 'usr/sbin/varnishd') : installed!,
    [
      ...['-F', '-n', join(folder, 'work'), '-f', join(folder, 'default.vcl')],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,256m', '-j', 'none'],
      ...(libraries ? ['-p', `vmod_path=${libraries}/varnish/vmods`] : []),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        EDGE_TOKEN: token,
        ...(libraries && { LD_LIBRARY_PATH: `${libraries}:${libraries}/varnish` }),
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await remove();
  };
  const isReady = () => fetch(`${url}/health`).then(({ ok }) => ok, () => false); // prettier-ignore
  await until(isReady, START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop } satisfies Varnish;
}

/** Extracts the packages without installing them, because their server would start on every machine that runs the drill. */
async function extractPackages(folder: string): Promise<string> {
  const root = join(folder, 'root');
  await run('apt-get', ['-q', 'download', ...PACKAGES], { cwd: folder });
  for (const archive of await readdir(folder))
    if (archive.endsWith('.deb')) await run('dpkg-deb', ['-x', join(folder, archive), root]);
  return root;
}
