import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../../../scripts/machine/ports.mjs';
import { until } from '../../../services/kit/testing/until.ts';
import { capabilities, commands, type Connection } from './connection.ts';

/** The small browser of WebKitGTK on a screen of its own. A window has the focus only with a window manager. */
export async function startWebKit(): Promise<Connection> {
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
    child.on('error', () => {});
    started.push(child);
    return child;
  };
  const stop = async () => {
    const ends = started.map((child) => new Promise<void>((resolve) => void child.once('exit', () => resolve())));
    started.reverse().forEach((child) => child.kill());
    await Promise.all(ends);
  };
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve) => screen.stdout!.once('data', (data) => resolve(String(data))));
  const env = { DISPLAY: `:${number.trim()}` };
  start('openbox', [], env);
  const port = await freePort();
  start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env);
  const base = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${base}/status`).catch(() => undefined))?.ok, 30_000);
  const { sessionId } = await request(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        ...capabilities,
      },
    },
  });
  return {
    send(command, params: Record<string, unknown> = {}) {
      const [method, path] = commands[command];
      const url = `${base}/session/${sessionId}${path.replace('{id}', String(params.id))}`;
      return request(url, method, method === 'POST' ? params : undefined);
    },
    async stop() {
      // A session that is not deleted leaves its browser open.
      await request(`${base}/session/${sessionId}`, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}

/** Debian installs it outside of the folders of programs, for each architecture and version. */
function findMiniBrowser(): string | undefined {
  const libraries = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`);
  const versions = libraries.flatMap((folder) =>
    ['4.0', '4.1', '6.0'].map((of) => `${folder}/webkit2gtk-${of}/MiniBrowser`),
  );
  return versions.findLast((file) => existsSync(file));
}

async function request(url: string, method: string, body?: object): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
