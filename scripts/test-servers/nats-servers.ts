import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testServer } from './test-server.ts';

interface TestNats {
  name: string;
  program: string | null;
}

export async function natsServersForTests(): Promise<TestNats[]> {
  const current = await testServer('nats-current.mjs');
  return [
    await named('nats-server'),
    current ? await named(current) : { name: 'a current nats-server', program: null },
  ];
}

async function named(program: string): Promise<TestNats> {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch(() => ({ stdout: program }));
  return { name: stdout.trim().replace(': v', ' '), program };
}
