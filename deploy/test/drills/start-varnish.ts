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

interface Program {
  path: string;
  args: string[];
  env: Record<string, string>;
  remove(): Promise<void>;
}

export interface Varnish {
  url: string;
  stop(): Promise<void>;
}

/** Returns the installed Varnish or that of Debian's packages, or the reason why there is none. */
export async function findVarnish(): Promise<Program | string> {
  const installed = findProgram('varnishd');
  if (installed) return { path: installed, args: [], env: {}, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await extractPackages(folder)), remove };
  } catch (error) {
    await remove();
    return `Varnish is not installed, and Debian's package cannot be downloaded: ${(error as Error).message}`;
  }
}

/** Extracts the packages without installing them, because their server would start on every machine that runs the drill. */
async function extractPackages(folder: string): Promise<Omit<Program, 'remove'>> {
  await run('apt-get', ['-q', 'download', ...PACKAGES], { cwd: folder });
  for (const archive of (await readdir(folder)).filter((name) => name.endsWith('.deb')))
    await run('dpkg-deb', ['-x', join(folder, archive), join(folder, 'root')]);
  const [architecture = ''] = await readdir(join(folder, 'root/usr/lib'));
  const libraries = join(folder, 'root/usr/lib', architecture);
  return {
    path: join(folder, 'root/usr/sbin/varnishd'),
    args: ['-p', `vmod_path=${libraries}/varnish/vmods`],
    env: { LD_LIBRARY_PATH: `${libraries}:${libraries}/varnish` },
  };
}

/** Starts Varnish with the configuration in `deploy/varnish`. */
export async function startVarnish(
  { path, args, env }: Program,
  { backendUrl, port, token }: { backendUrl: string; port: number; token: string },
): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const { hostname, port: backendPort } = new URL(backendUrl);
  const example = await readFile('deploy/varnish/default.vcl', 'utf8');
  const configuration = join(folder, 'default.vcl');
  await writeFile(configuration, example.replace('"bff"', `"${hostname}"`).replace('"3000"', `"${backendPort}"`));
  await mkdir(join(folder, 'work'));
  const own = ['-F', '-n', join(folder, 'work'), '-f', configuration, '-a', `127.0.0.1:${port}`, '-s', 'malloc,256m'];
  const server = spawn(path, [...own, '-j', 'none', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, EDGE_TOKEN: token },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = () => fetch(`${url}/health`).then(({ ok }) => ok, () => false); // prettier-ignore
  await until(isReady, START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
