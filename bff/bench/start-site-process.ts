import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function startSiteProcess(env: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let url: string | undefined;
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    output += text;
    url = /The site\s+(http\S+)/.exec(output)?.[1];
    if (url) break;
  }
  if (!url) throw new Error(`The site did not start: ${output}`);
  child.stdout.resume();
  return {
    url,
    pid: child.pid!,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(data, { recursive: true, force: true });
    },
  };
}
