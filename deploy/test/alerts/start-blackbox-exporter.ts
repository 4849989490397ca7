import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/machine/ports.mjs';

export interface BlackboxExporter {
  url: string;
  stop(): Promise<void>;
}

export async function startBlackboxExporter(program: string): Promise<BlackboxExporter> {
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    '--config.file=deploy/observability/blackbox.yaml',
    `--web.listen-address=${address}`,
    '--log.level=warn',
  ];
  const exporter = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return {
    url: `http://${address}`,
    async stop() {
      if (exporter.exitCode === null && exporter.kill()) await once(exporter, 'exit');
    },
  };
}
